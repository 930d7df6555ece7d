import * as z from "zod";
import { block } from "../../fields/parts/block";
import { addressCharacter } from "../../fields/characters";
import type { Compiled } from "../../fields/compiled";
import { fieldMeta } from "../../fields/kind";
import { list } from "../../fields/list";
import { mailbox, text } from "../../fields/texts/text";
import { toastName } from "../../fields/parts/toast";
import { formField } from "../../fields/parts/formField";

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
    successToast: toastName.optional().meta({
      description:
        'The message in toasts.messages that is shown once the form was accepted: in its place with "post", as a toast with "email".',
    }),
    failureToast: toastName
      .optional()
      .meta({ description: "The message in toasts.messages shown when sending failed." }),
  },
  {
    alsoCalled: {
      form: "contact contactform formular formulaire kontakt",
      checkboxes: "multiselect multiplechoice checkboxgroup checklist",
      date: "day calendar datepicker birthday datum fecha",
      fields: "inputs questions elements",
      help: "description info hint",
      max: "maximum highest",
      min: "minimum lowest",
      options: "choices values items",
      page: "step section fieldset group part stage",
      placeholder: "example hint",
      radio: "radios radiobutton radiobuttons radiogroup singlechoice",
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
