import * as z from "zod";
import { nameCharacters } from "../characters";
import { href } from "../addresses/link";
import type { Compiled } from "../compiled";
import { fieldMeta } from "../kind";
import { text } from "../texts/text";

export const toastName = z
  .string()
  .min(1)
  .regex(nameCharacters)
  .brand<"Toast">()
  .register(fieldMeta, { kind: "toast" })
  .meta({ description: "Name of a message in `toasts.messages`. It is shown after the action." });

/** A short message that appears at the edge of the screen. */
export const toast = z
  .strictObject({
    title: text.meta({ description: "Title of the message." }),
    description: text.optional().meta({ description: "More detail, below the title." }),
    tone: z
      .enum(["success", "error", "info"])
      .default("success")
      .meta({ description: "Colour and icon of the message." }),
    href: href.optional(),
    label: text.optional().meta({
      description:
        "Text of the link in the message. Defaults to the label `learnMore`. A message with a link stays until the visitor closes it.",
    }),
  })
  .meta({ description: "A short message at the edge of the screen." });

/** A compiled toast: its texts. */
export type ToastContent = Compiled<z.output<typeof toast>>;
