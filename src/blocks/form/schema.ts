import * as z from "zod";
import { block, type BlockProps } from "../../fields/parts/block";
import { addressCharacter } from "../../fields/characters";
import { fieldMeta } from "../../fields/kind";
import { list } from "../../fields/list";
import { mailbox, text } from "../../fields/texts/text";
import { toastName } from "../../fields/parts/toast";
import { formField } from "../../fields/parts/formField";

const postUrl = z
  .string()
  .regex(new RegExp(`^(?:https?://|\\{\\{)${addressCharacter}+$`))
  .brand<"PostUrl">()
  .register(fieldMeta, { kind: "postUrl" })
  .meta({ description: "URL of the form service." });

const delivery = z
  .discriminatedUnion("type", [
    z
      .strictObject({
        type: z.literal("email").meta({ description: "Delivery method." }),
        to: mailbox.meta({ description: "Email address that receives the message." }),
        subject: text.meta({ description: "Subject line of the message." }),
      })
      .meta({
        description: "Opens the visitor's email app with a prepared message. No form service is needed.",
      }),
    z
      .strictObject({
        type: z.literal("post").meta({ description: "Delivery method." }),
        url: postUrl,
        encoding: z.enum(["json", "form"]).default("json").meta({
          description:
            "Encoding of the answers: `json`, or `form` for standard form encoding. Browsers without JavaScript always use form encoding.",
        }),
        timeoutMs: z.int().min(1000).max(120_000).default(10_000).meta({
          description:
            "Maximum time to wait for a response, in milliseconds. After that, the visitor sees the `failureToast`.",
        }),
      })
      .meta({ description: "Sends the answers to a form service." }),
  ])
  .meta({ description: "How the answers are delivered." });

export const formBlock = block(
  "form",
  "A form, such as a contact form.",
  {
    fields: list(formField, "field").min(1).meta({ description: "Fields and page breaks, in order." }),
    submit: text.meta({ description: "Text on the button that sends the form." }),
    sending: text.optional().meta({ description: "Text on the button while the form is being sent." }),
    note: text.optional().meta({ description: "Small text below the button, such as a privacy notice." }),
    delivery,
    successToast: toastName.optional().meta({
      description:
        "Name of a message in `toasts.messages`. For `post` delivery, it replaces the form after the answers are accepted. For `email` delivery, it appears as a toast when the email app opens.",
    }),
    failureToast: toastName
      .optional()
      .meta({ description: "Name of a message in `toasts.messages` to show if sending fails." }),
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

export type FormProps = BlockProps<typeof formBlock>;
/** A field or a page break. */
export type FormEntryProps = FormProps["fields"][number];
export type FormFieldProps = Exclude<FormEntryProps, { type: "page" }>;
