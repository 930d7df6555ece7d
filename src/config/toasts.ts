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
        "How long a message is shown, in milliseconds. Errors are shown four times as long. The time is paused while the pointer or the keyboard focus is on the message.",
    }),
    limit: z.int().min(1).max(5).default(1).meta({
      description: "Maximum number of messages on the screen. A new message replaces the oldest one.",
    }),
    messages: names(z.record(z.string().regex(/^[A-Za-z][A-Za-z0-9_-]*$/), toast))
      .default({})
      .meta({
        description: "Your own messages, by name. Buttons, cards and forms use these names as toast.",
      }),
    standard: z
      .strictObject({
        copied: standard({ title: "Copied" }, "Shown after copying, unless toast names another message."),
        copyFailed: standard(
          {
            title: "Could not copy",
            description: "The text is selected. Copy it with your keyboard or the context menu.",
            tone: "error",
          },
          "Shown if the browser does not allow copying.",
        ),
        linkCopied: standard({ title: "Link copied" }, "Shown after copying the link to a rule."),
        formSent: standard(
          { title: "Sent", description: "Thank you for your message." },
          "Shown after a form was accepted, unless successToast names another message.",
        ),
        formFailed: standard(
          {
            title: "Not sent",
            description: "Try again in a moment. Nothing you typed was lost.",
            tone: "error",
          },
          "Shown if a form could not be sent, unless failureToast names another message.",
        ),
        pageFailed: standard(
          {
            title: "Page could not be loaded",
            description: "Check your connection. Nothing on this page was lost.",
            tone: "error",
          },
          "Shown if another page of the site cannot be loaded.",
        ),
        emailOpened: standard(
          {
            title: "Opening your email app",
            description: "Send the prepared message from there.",
            tone: "info",
          },
          "Shown when a form opens the visitor's email app, unless successToast names another message.",
        ),
        emailNotOpened: standard(
          {
            title: "No email app opened?",
            description: "Nothing was sent. Copy the message and the address, and send it yourself.",
            tone: "info",
          },
          "Shown a moment later if no email app has opened.",
        ),
        emailTooLong: standard(
          {
            title: "Too long for email apps",
            description: "Shorten the message, or copy it with its address and send it yourself.",
            tone: "error",
          },
          "Shown if the answers of a form are longer than email apps accept from a web page (about 2,000 characters).",
        ),
      })
      .prefault({})
      .meta({ description: "The built-in messages. Replace any of them with your own text." }),
  })
  .prefault({})
  .meta({ description: "Toasts: short messages that appear after an action, such as copying." });
