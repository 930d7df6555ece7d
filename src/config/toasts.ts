import * as z from "zod";
import { names } from "../fields/names";
import { toast } from "../fields/parts/toast";

type ToastInput = z.input<typeof toast>;
const standard = (fallback: ToastInput, description: string) =>
  toast.prefault(fallback).meta({ description });

/** The short messages that appear after something was done. */
export const toastsSchema = z
  .strictObject({
    durationMs: z.int().min(1000).max(60_000).default(5000).meta({
      description:
        "How long a message stays, in milliseconds; an error stays four times as long. It waits while the pointer or the keyboard rests on it.",
    }),
    limit: z
      .int()
      .min(1)
      .max(5)
      .default(1)
      .meta({ description: "How many messages are kept on the screen; a new one replaces the oldest." }),
    messages: names(z.record(z.string().regex(/^[A-Za-z][A-Za-z0-9_-]*$/), toast))
      .default({})
      .meta({ description: "Your messages, by name. Buttons, cards and forms refer to them by toast." }),
    standard: z
      .strictObject({
        copied: standard({ title: "Copied" }, "After copying, where no toast is named."),
        copyFailed: standard(
          {
            title: "Copying did not work",
            description: "The text is selected: copy it with your keyboard or its menu.",
            tone: "error",
          },
          "When the browser does not allow copying.",
        ),
        linkCopied: standard({ title: "Link copied" }, "After copying the link to a rule."),
        formSent: standard(
          { title: "Sent", description: "Thank you for your message." },
          "After a form was accepted, where no toast is named.",
        ),
        formFailed: standard(
          {
            title: "Not sent",
            description: "Please try again in a moment. Nothing you typed is lost.",
            tone: "error",
          },
          "When a form could not be sent, where no toast is named.",
        ),
        pageFailed: standard(
          {
            title: "The page did not come",
            description: "Please check your connection. Nothing that is here is lost.",
            tone: "error",
          },
          "When another page of the site cannot be reached.",
        ),
        emailOpened: standard(
          {
            title: "Your mail program opens",
            description: "Send the prepared message from there.",
            tone: "info",
          },
          "When a form hands its message to the mail program, where no toast is named.",
        ),
        emailNotOpened: standard(
          {
            title: "Did no mail program open?",
            description:
              "Then nothing was sent. Copy the message with its address, and send it in your own way.",
            tone: "info",
          },
          "A moment later, when no mail program has come to the front.",
        ),
        emailTooLong: standard(
          {
            title: "Too long for mail programs",
            description: "Shorten the message, or copy it with its address and send it in your own way.",
            tone: "error",
          },
          "When a form holds more than mail programs take from a web page, which is about 2,000 characters.",
        ),
      })
      .prefault({})
      .meta({ description: "The messages that every site has; replace the ones you want to word yourself." }),
  })
  .prefault({})
  .meta({ description: "The short messages that appear after something was done." });
