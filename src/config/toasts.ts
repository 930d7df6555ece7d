import * as z from "zod";
import { names } from "../fields/names";
import { toast } from "../fields/parts/toast";

const standard = (description: string) => toast.optional().meta({ description });

/** Toasts: short messages after an action. */
export const toastsSchema = z
  .strictObject({
    durationMs: z.int().min(1000).max(60_000).default(5000).meta({
      description:
        "How long a toast stays on screen, in milliseconds. Errors stay four times as long, and messages with a link until they are closed. The timer pauses while the visitor points at the toast or selects it with the keyboard.",
    }),
    limit: z.int().min(1).max(5).default(1).meta({
      description: "Maximum number of toasts on screen. A new toast replaces the oldest one.",
    }),
    messages: names(z.record(z.string().regex(/^[A-Za-z][A-Za-z0-9_-]*$/), toast))
      .default({})
      .meta({
        description:
          "Your own messages. Give each one a name, and use that name as the `toast` of a button or card, or in a form.",
      }),
    standard: z
      .strictObject({
        copied: standard("Shown after copying, unless `toast` sets another message."),
        copyFailed: standard("Shown when the browser doesn't allow copying."),
        linkCopied: standard("Shown after a visitor copies the link to a rule."),
        formSent: standard(
          "Shown after a form is sent to the form service, unless `successToast` sets another message.",
        ),
        formFailed: standard("Shown when a form cannot be sent, unless `failureToast` sets another message."),
        pageFailed: standard("Shown when another page of the site fails to load."),
        emailOpened: standard(
          "Shown when a form opens the visitor's email app, unless `successToast` sets another message.",
        ),
        emailNotOpened: standard("Shown a moment after a form is submitted, if no email app has opened."),
        emailTooLong: standard("Shown when a message is too long for email apps (about 2,000 characters)."),
      })
      .default({})
      .meta({
        description:
          "Built-in messages. You can replace any of them. Defaults to messages in the site's language.",
      }),
  })
  .prefault({})
  .meta({ description: "Toasts: short messages that appear after an action, such as copying text." });
