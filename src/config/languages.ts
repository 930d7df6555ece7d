import * as z from "zod";
import { names } from "../fields/names";
import { notations } from "../fields/notation";
import { noteOtherWords } from "../fields/otherWords";
import { text, translationText } from "../fields/texts/text";
import { labelsSchema } from "./labels";

/** The code of a language. */
const languageCode = z
  .string()
  .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/)
  .register(notations, { notation: "language" });

const translated = z.union([
  translationText.meta({ description: "The translation. Empty if it is still missing." }),
  z.literal(true).meta({ description: "The text stays the same in this language." }),
]);

const translation = z
  .union([
    translated,
    z.record(translationText, translated).meta({
      description:
        "Several translations of one text, by place: `/page key`, `/page`, `key` or `*` for all other places.",
    }),
  ])
  .meta({ description: "Translation of a text, a picture, a link or a path." });

const catalogue = z.record(translationText, translation);

/** The name of a file beside the config. */
const catalogueFile = z
  .string()
  .regex(/^[A-Za-z0-9_-][A-Za-z0-9._-]*\.(?:json|po)$/)
  .register(notations, { notation: "catalogueFile" })
  .meta({ description: "Name of a `.json` or `.po` file next to the config." });

const languageSchema = z
  .strictObject({
    label: text.optional().meta({
      description:
        "Name of the language in the language itself. Defaults to the usual name, such as “Deutsch”.",
    }),
    path: z
      .string()
      .regex(/^\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*\/$/)
      .register(notations, { notation: "pageFolder", example: "/de/" })
      .optional()
      .meta({
        description:
          "Folder of the pages in this language, such as `/de/`. Defaults to the language code in lowercase.",
      }),
    texts: z.union([catalogueFile, catalogue]).default({}).meta({
      description:
        "Translations, or the name of a file with them. Each key is a text exactly as written in this config, or the path of a page, a post's `slug`, a picture, a file or a URL. Each value is its translation, or `true` if it stays the same.",
    }),
    labels: labelsSchema
      .unwrap()
      .optional()
      .meta({ description: "Interface text in this language. Defaults to the words of the language." }),
    untranslated: z.enum(["show", "leave"]).default("show").meta({
      description:
        "Pages without a translation: `show` (they appear with the original text) or `leave` (links lead to the original page).",
    }),
    draft: z.boolean().default(false).meta({
      description:
        "Whether the language is a draft. Drafts only appear in the live site, and are not published.",
    }),
  })
  .meta({ description: "A further language of the site." });

/** The most languages of a site, besides the first. */
export const mostLanguages = 50;

/** The further languages of the site, by their codes. */
export const languagesSchema = names(z.record(languageCode, languageSchema), mostLanguages).default({}).meta({
  description:
    "Further languages of the site, by language code. Write the config in the language set in `site.language`, and add translations here. Each language gets its own pages in a folder, such as `/de/`.",
});

noteOtherWords({
  languages: "language locales locale translations i18n intl sprachen idiomas langues lang langs",
  texts: "translations strings messages catalogue catalog",
  untranslated: "fallback missing",
});

export type Languages = z.output<typeof languagesSchema>;
export type Language = Languages[string];
type Translated = string | true;
/** The translations of texts, by text. A text can have one for each place. */
export type Catalogue = Readonly<Record<string, Translated | Readonly<Record<string, Translated>>>>;
