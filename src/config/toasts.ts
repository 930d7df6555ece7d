import * as z from "zod";
import { names } from "../fields/names";
import { toast } from "../fields/parts/toast";

type ToastInput = z.input<typeof toast>;
const standard = (fallback: ToastInput, description: string) =>
  toast.prefault(fallback).meta({ description });

/** Toasts: short messages after an action. */
export const toastsSchema = z
  .strictObject({
    durationMs: z.int().min(1000).max(60_000).default(5000).meta({
      description:
        "How long a toast stays on screen, in milliseconds. Errors stay four times as long. The timer pauses while the visitor points at the toast or selects it with the keyboard.",
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
        copied: standard({ title: "Copied" }, "Shown after copying, unless `toast` sets another message."),
        copyFailed: standard(
          {
            title: "Could not copy",
            description: "The text is selected. Copy it with your keyboard or the context menu.",
            tone: "error",
          },
          "Shown when the browser doesn't allow copying.",
        ),
        linkCopied: standard({ title: "Link copied" }, "Shown after a visitor copies the link to a rule."),
        formSent: standard(
          { title: "Sent", description: "Thank you for your message." },
          "Shown after a form is sent to the form service, unless `successToast` sets another message.",
        ),
        formFailed: standard(
          {
            title: "Not sent",
            description: "Try again in a moment. Nothing you typed was lost.",
            tone: "error",
          },
          "Shown when a form cannot be sent, unless `failureToast` sets another message.",
        ),
        pageFailed: standard(
          {
            title: "Page could not be loaded",
            description: "Check your connection. Nothing on this page was lost.",
            tone: "error",
          },
          "Shown when another page of the site fails to load.",
        ),
        emailOpened: standard(
          {
            title: "Opening your email app",
            description: "Send the prepared message from there.",
            tone: "info",
          },
          "Shown when a form opens the visitor's email app, unless `successToast` sets another message.",
        ),
        emailNotOpened: standard(
          {
            title: "No email app opened?",
            description: "Nothing was sent. Copy the message and the address, and send the email yourself.",
            tone: "info",
          },
          "Shown a moment after a form is submitted, if no email app has opened.",
        ),
        emailTooLong: standard(
          {
            title: "Too long for email apps",
            description:
              "Shorten the message, or copy the message and the address, and send the email yourself.",
            tone: "error",
          },
          "Shown when a message is too long for email apps (about 2,000 characters).",
        ),
      })
      .prefault({})
      .meta({ description: "Built-in messages. You can replace any of them." }),
  })
  .prefault({})
  .meta({ description: "Toasts: short messages that appear after an action, such as copying text." });
