import { text } from "../texts/text";

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
