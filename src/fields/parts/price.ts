import { text } from "../texts/text";

/** The keys of anything that costs something. The texts are shown as they are written: no currency is worked out. */
export const priceKeys = {
  price: text.optional().meta({ description: "What it costs, with its currency: 4 €, $5, 300 coins, free." }),
  was: text
    .optional()
    .meta({ description: "With price: what it cost before, shown crossed out and read aloud as such." }),
  period: text.optional().meta({ description: "With price: for how long it is paid: a month, once." }),
};
