import type { CheckFile } from "../checkFile";
import { most } from "../../fields/amounts";
import { findConstants } from "../../fields/texts/constants";
import { valueAt } from "../../schema/schemaAt";
import { count } from "../../words/words";
import { constantsOf } from "../constantsOf";
import { textsWithConstants } from "../texts/textsWithConstants";
import type { Finding } from "../finding";
import { navigationLists } from "../links/navigationLists";

/** The most characters that constants may add to all texts together. */
const mostFilled = 50_000_000;
/** The most characters of repeated parts on all pages together. */
const mostRepeated = 500_000_000;
const perMillion = 1_000_000;

/** Reports texts that are too long with their constants filled in. */
export function checkFilledSizes(config: unknown): Finding[] {
  const constants = constantsOf(config) ?? {};
  const lengths = new Map(Object.entries(constants).map(([name, value]) => [name, String(value).length]));
  let all = 0;
  const findings = (["text", "richText", "href", "postUrl", "dataUrl", "frame"] as const).flatMap((kind) => {
    const limit = kind === "richText" ? most.richText : most.text;
    return textsWithConstants(config, kind).flatMap((text): Finding[] => {
      const { value } = text;
      const added = findConstants(value).reduce(
        (sum, { name, closed, start, end }) =>
          sum + (closed && lengths.has(name) ? lengths.get(name)! - (end - start) : 0),
        0,
      );
      all += Math.max(0, added);
      if (value.length > limit || value.length + added <= limit) return [];
      const message = `This text has ${value.length + added} characters with its constants filled in, but at most ${limit} are allowed. Use fewer constants here.`;
      return [{ code: "out-of-range", message, path: text.path }];
    });
  });
  if (findings.length > 0 || all <= mostFilled) return findings;
  const message = `The constants add ${Math.round(all / perMillion)} million characters to the site's text, but at most ${mostFilled / perMillion} million are allowed. Shorten the values of constants, or use constants less often.`;
  return [{ code: "out-of-range", message, path: ["constants"], at: "key" }];
}

/** Reports too many links in the navigation, because every page shows all of them. */
export function checkNavigationSize(config: unknown): Finding[] {
  const lengths = navigationLists(config).map(({ links }) => links.length);
  const all = lengths.reduce((sum, length) => sum + length, 0);
  // A single list that is too long is reported by validate/shape.
  if (all <= most.sharedLinks || lengths.some((length) => length > most.sharedLinks)) return [];
  const message = `"navigation" has ${all} links, including its groups, but at most ${most.sharedLinks} are allowed because every page shows them. Remove some links, or put them on pages instead.`;
  return [{ code: "out-of-range", message, path: ["navigation"], at: "key" }];
}

/** Reports long parts that many pages repeat. */
export function checkRepeatedSizes(config: unknown): Finding[] {
  const routes = valueAt(config, ["routes"]);
  if (!Array.isArray(routes)) return [];
  const shared = ["navigation", "footer", "labels"].map((key) => valueAt(config, [key]) ?? null);
  const { length } = JSON.stringify(shared);
  if (length * routes.length <= mostRepeated) return [];
  const message = `The navigation, footer and labels have ${length} characters. Every page repeats them. On ${count(routes.length, "page")}, that is ${Math.round((length * routes.length) / perMillion)} million, but at most ${mostRepeated / perMillion} million are allowed. Shorten them.`;
  return [{ code: "out-of-range", message, path: ["routes"], at: "key" }];
}

export const checks: CheckFile = { site: [checkFilledSizes, checkNavigationSize, checkRepeatedSizes] };
