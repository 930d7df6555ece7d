import { type NewsPlan, planNews } from "../../config/newsPlan";
import { fillConstants } from "../../fields/texts/constants";
import { beginOf } from "../../fields/dates/moment";
import { memoizeByObject } from "../../json/memoizeByObject";
import { isGroup } from "../../schema/structure";
import { valueAt } from "../../schema/schemaAt";
import { constantsOf } from "../constantsOf";

/** The pages of the news of a config, valid or not, with the posts that are yet to come. */
export function newsOf(config: unknown): NewsPlan | undefined {
  return isGroup(config) ? planOf(config) : undefined;
}

const planOf = memoizeByObject((config: object): NewsPlan | undefined => {
  const constants = constantsOf(config) ?? {};
  const zone = valueAt(config, ["site", "timeZone"]);
  return planNews(valueAt(config, ["news"]), {
    tags: valueAt(config, ["tags"]),
    now: Infinity,
    beginOf: (date) => beginOf(date, typeof zone === "string" ? zone : "UTC"),
    fill: (text) => fillConstants(text, constants),
  });
});
