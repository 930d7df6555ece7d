import * as z from "zod";
import { block } from "../../fields/parts/block";
import { addressCharacter, nameCharacters } from "../../fields/characters";
import type { Compiled } from "../../fields/compiled";
import { fieldMeta } from "../../fields/kind";
import { leftOutMeaning } from "../../fields/leftOut";
import { list } from "../../fields/list";
import { mailbox, richText, text } from "../../fields/texts/text";
import { toastName } from "../../fields/parts/toast";

const fieldName = z.string().regex(/^[A-Za-z][A-Za-z0-9_-]*$/);

const when = z
  .strictObject({
    field: fieldName.meta({ description: "The name of a field further up in the form." }),
    is: z
      .string()
      .min(1)
      .regex(nameCharacters)
      .register(leftOutMeaning, { meaning: "then a box has to be ticked, and any other field filled in" })
      .optional()
      .meta({
        description:
          "The value of the choice that it takes. Without it, any answer will do; a box has to be ticked.",
      }),
  })
  .optional()
  .meta({
    description:
      "Shows it only with a certain answer further up. What is not shown is neither required nor sent. Visitors without JavaScript see it with a note.",
  });

const fieldKeys = {
  name: fieldName.meta({
    description:
      "The name under which the answer is sent: letters, digits, - and _. Each name stands once in a form.",
  }),
  label: text.meta({ description: "The words above the field." }),
  help: text.optional().meta({ description: "A hint below the field." }),
  required: z.boolean().default(false).meta({ description: "Whether the field must be filled in." }),
  when,
};

const placeholder = text.optional().meta({ description: "An example shown in the empty field." });
const minLength = z.int().min(1).optional().meta({ description: "The fewest characters allowed." });
const maxLength = z.int().min(1).optional().meta({ description: "The most characters allowed." });
const autocomplete = z
  .enum(["name", "nickname", "username", "email", "url", "organization", "tel"])
  .optional()
  .meta({ description: "What browsers may fill in by themselves." });

const kind = <T extends string>(type: T) =>
  z.literal(type).meta({ description: "What kind of field this is." });

const formField = z
  .discriminatedUnion("type", [
    z
      .strictObject({ type: kind("text"), ...fieldKeys, placeholder, minLength, maxLength, autocomplete })
      .meta({ description: "A line of text." }),
    z
      .strictObject({ type: kind("email"), ...fieldKeys, placeholder, maxLength })
      .meta({ description: "A mail address." }),
    z
      .strictObject({
        type: kind("textarea"),
        ...fieldKeys,
        placeholder,
        minLength,
        maxLength,
        rows: z.int().min(2).max(30).default(6).meta({ description: "The height of the field in lines." }),
      })
      .meta({ description: "Several lines of text." }),
    z
      .strictObject({
        type: kind("select"),
        ...fieldKeys,
        placeholder,
        options: list(
          z
            .strictObject({
              value: z
                .string()
                .min(1)
                .regex(nameCharacters)
                .meta({ description: "What is sent when this choice is made." }),
              label: text.meta({ description: "The words of the choice." }),
            })
            .meta({ description: "One choice." }),
          "choice",
        )
          .min(1)
          .meta({ description: "The choices, in order." }),
      })
      .meta({ description: "One choice out of a list." }),
    z
      .strictObject({ type: kind("checkbox"), ...fieldKeys })
      .meta({ description: "A box to tick. When required, the form is only sent with the box ticked." }),
    z
      .strictObject({ type: kind("url"), ...fieldKeys, placeholder, maxLength })
      .meta({ description: "A web address." }),
    z
      .strictObject({
        type: kind("number"),
        ...fieldKeys,
        placeholder,
        min: z.number().optional().meta({ description: "The smallest number allowed." }),
        max: z.number().optional().meta({ description: "The largest number allowed." }),
        step: z
          .number()
          .positive()
          .optional()
          .meta({ description: "The distance between allowed numbers; 1 without it." }),
      })
      .meta({ description: "A number." }),
    z
      .strictObject({
        type: kind("page"),
        title: text.meta({ description: "The title of the page." }),
        intro: richText.optional().meta({ description: "A short introduction below the title." }),
        when,
      })
      .meta({
        description:
          "No field, but the beginning of a new page: what follows is shown once all before it is filled in.",
      }),
  ])
  .meta({ description: "One field of the form, or the beginning of a new page." });

/** Where a `post` form is sent: a web address. */
const postUrl = z
  .string()
  .regex(new RegExp(`^(?:https?://|\\{\\{)${addressCharacter}+$`))
  .brand<"PostUrl">()
  .register(fieldMeta, { kind: "postUrl" })
  .meta({ description: "The web address of the form service that receives the answers." });

const delivery = z
  .discriminatedUnion("type", [
    z
      .strictObject({
        type: z.literal("email").meta({ description: "How the answers reach you." }),
        to: mailbox.meta({ description: "The mail address that receives the message." }),
        subject: text.meta({ description: "The subject line of the message." }),
      })
      .meta({
        description: "Opens the visitor's own mail program with everything filled in. Needs no server.",
      }),
    z
      .strictObject({
        type: z.literal("post").meta({ description: "How the answers reach you." }),
        url: postUrl,
        encoding: z.enum(["json", "form"]).default("json").meta({
          description:
            "How the answers are written: as JSON or as a classic web form. Visitors without JavaScript always send a classic form.",
        }),
        timeoutMs: z.int().min(1000).max(120_000).default(10_000).meta({
          description: "How long to wait for an answer, in milliseconds, before the form reports a failure.",
        }),
      })
      .meta({ description: "Sends the answers to a form service." }),
  ])
  .meta({ description: "What happens with the answers." });

export const formBlock = block(
  "form",
  "A form that visitors fill in, such as a contact form.",
  {
    fields: list(formField, "field")
      .min(1)
      .meta({ description: "The fields, in order, and where new pages begin." }),
    submit: text.meta({ description: "The words on the button that sends the form." }),
    sending: text.optional().meta({ description: "The words on the button while the form is on its way." }),
    note: text.optional().meta({ description: "Small print below the button." }),
    delivery,
    successToast: toastName
      .optional()
      .meta({ description: "The message in toasts.messages shown once the form was accepted." }),
    failureToast: toastName
      .optional()
      .meta({ description: "The message in toasts.messages shown when sending failed." }),
  },
  {
    alsoCalled: {
      form: "contact contactform formular formulaire kontakt",
      fields: "inputs questions elements",
      help: "description info hint",
      max: "maximum highest",
      min: "minimum lowest",
      options: "choices values items",
      page: "step section fieldset group part stage",
      placeholder: "example hint",
      required: "mandatory optional",
      textarea: "multiline longtext message",
      to: "email mail recipient address",
      when: "if condition conditional showif visibleif dependson depends show",
    },
  },
);

export type FormProps = Compiled<z.output<typeof formBlock>>;
/** What stands in the list of fields: a field, or the beginning of a page. */
export type FormEntryProps = FormProps["fields"][number];
export type FormFieldProps = Exclude<FormEntryProps, { type: "page" }>;
