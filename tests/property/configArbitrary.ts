import * as fc from "fast-check";
import * as z from "zod";
import { configSchema, type SiteConfigInput } from "../../src/config/config";
import { fieldMeta } from "../../src/fields/kind";
import { connect } from "./connect";
import { Random } from "./random";
import { anyCharacter, arbitraryOf, type OwnValues } from "./zodArbitrary";

const words = fc.constantFrom(
  "Land",
  "of quiet rivers",
  "Überfahrt",
  "規則",
  "قواعد",
  "👋 hello",
  "e\u0301tage",
  "a & b < c > d",
  "“so”",
  "100 %",
  "\\",
  "'",
  '"',
  "$&",
  "constructor",
  "__proto__",
  "{name}",
  "}}",
);
const sentence = fc.array(words, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(" "));
const plainText = fc.oneof(
  { weight: 6, arbitrary: sentence },
  { weight: 1, arbitrary: fc.string({ unit: anyCharacter, minLength: 1, maxLength: 20 }) },
  { weight: 1, arbitrary: fc.constant(" ") },
  { weight: 1, arbitrary: sentence.map((text) => `${text} `.repeat(40)) },
);

/** A part of formatted text. `@` and a number are placeholders for a link's address. */
const formatted = fc.oneof(
  sentence.map((text) => text.replace(/[<\\]/g, "") || "word"),
  fc.constantFrom(
    "**bold** and *italic*",
    "`code`",
    "- one\n- two\n  - three",
    "1. first\n2. second",
    "> quoted",
    "## A heading",
    "###### Deep",
    "---",
    "```\nblock of code\n```",
    "line\\\nbreak  \nhere",
    '[words](@1) [more **words**](@2 "title")',
    "[by name][here]\n\n[here]: @3",
    "1 \\< 2 &amp; 3 &copy; \\{{ \\*",
    "**unclosed *nested",
    "| a | b |\n|---|---|",
    "term\n====",
  ),
);
const formattedText = fc
  .array(formatted, { minLength: 1, maxLength: 4 })
  .chain((parts) => fc.constantFrom("\n\n", "\n", " ").map((between) => parts.join(between)));

const link = fc.oneof(
  fc.constantFrom("/", "#", "#top", "/rules", "https://a.example", "mailto:a@b.example", "{{name}}"),
  fc.stringMatching(/^#\S*$/, { size: "-1" }),
  fc.stringMatching(/^\/[^/\s]\S*$/, { size: "-1" }),
  fc.stringMatching(/^https?:\/\/\S*$/, { size: "-1" }),
);

const own: OwnValues = (schema) => {
  switch (fieldMeta.get(schema)?.kind) {
    case "href":
      return link.filter((text) => z.safeParse(schema, text).success);
    case "text":
      // Names allow fewer characters than text.
      return plainText.filter((text) => z.safeParse(schema, text).success);
    case "richText":
      return formattedText;
    default:
      return undefined;
  }
};

/** Configs with a valid shape, whose references may be broken. */
export const shapedConfigs: fc.Arbitrary<unknown> = arbitraryOf(configSchema, own);

/** Valid configs. All references exist, in the config or in {@link files}. */
export const validConfigs: fc.Arbitrary<SiteConfigInput> = fc
  .tuple(shapedConfigs, fc.nat())
  .map(([config, seed]) => connect(config as SiteConfigInput, new Random(seed)));
