import * as z from "zod";
import type { Compiled } from "../compiled";
import { fieldMeta } from "../kind";
import { iconName } from "../pictures/icon";
import { href } from "../addresses/link";
import { list } from "../list";
import { text } from "../texts/text";
import { toastName } from "./toast";
import { colorName } from "./tag";

/** The keys with which a button or a card does something: follow a link, or copy a text. */
export const actionKeys = {
  href: href.optional(),
  copy: text.optional().meta({ description: "Text to copy to the clipboard. Use it instead of `href`." }),
  toast: toastName
    .optional()
    .meta({ description: "Name of a message in `toasts.messages` to show after copying. Requires `copy`." }),
};

const variants = ["primary", "secondary", "ghost"] as const;

/** A button: a link or a copy action with a label. */
export const button = z
  .strictObject({
    label: text.meta({ description: "Text on the button." }),
    ...actionKeys,
    icon: iconName.optional(),
    variant: z.enum(variants).default("primary").meta({
      description: "How much the button stands out. Visitors should see only one primary button at a time.",
    }),
    color: colorName.optional().meta({
      description:
        "Colour of the button. The text is black or white, or has this colour if the button is not filled.",
    }),
  })
  .register(fieldMeta, { kind: "action", required: true })
  .meta({ description: "A button that opens a link (`href`) or copies text (`copy`)." });

export type ButtonProps = Compiled<z.output<typeof button>>;

export const buttons = list(button, "button").optional().meta({ description: "Buttons, in order." });

/** The keys of anything that costs something. The texts are shown as they are written: no currency is worked out. */
export const priceKeys = {
  price: text
    .optional()
    .meta({ description: "Price with its currency, such as “4 €”, “$5”, “300 coins” or “free”." }),
  was: text.optional().meta({
    description:
      "Previous price, shown crossed out. Screen readers say that it is the previous price. Requires `price`.",
  }),
  period: text
    .optional()
    .meta({ description: "Billing period, such as “a month” or “once”. Requires `price`." }),
};
