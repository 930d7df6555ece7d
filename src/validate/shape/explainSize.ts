import { isBlockList } from "../../schema/blockLists";
import type * as z from "zod";
import type { Cursor } from "../../schema/cursor";
import { fieldMeta } from "../../fields/kind";
import type { Finding } from "../finding";
import { quote, sentences, subjectOf } from "../../words/words";
import { most } from "../../fields/amounts";

/** A number, list or text that is too small or too large. */
export function explainSize(
  place: Cursor,
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
): Omit<Finding, "path"> {
  const { value, path } = place;
  const name = subjectOf(path);
  const [limit, words] =
    issue.code === "too_small"
      ? [issue.minimum, issue.inclusive ? "at least" : "more than"]
      : [issue.maximum, issue.inclusive ? "at most" : "less than"];
  if (issue.origin === "array" || issue.origin === "string") {
    const unit = issue.origin === "array" ? ["entry", "entries"] : ["character", "characters"];
    const { length } = value as string | unknown[];
    if (length === 0) {
      const write = issue.origin === "array" ? "Add an entry" : "Add text between the quotes";
      // An empty group would do nothing.
      const isOpened = place.parent?.inner && fieldMeta.get(place.parent.inner)?.opens === place.part;
      const part = isOpened ? "group" : typeof place.part === "number" ? "entry" : "key";
      const remove = part === "key" && !place.isOptional ? "" : `, or remove the ${part}`;
      return { code: "empty-value", message: `${name} is empty. ${write}${remove}.` };
    }
    const message = `${name} has ${length} ${length === 1 ? unit[0] : unit[1]}, but ${words} ${limit} ${Number(limit) === 1 ? "is" : "are"} allowed.`;
    const advice = issue.code === "too_big" ? wayOut(place, Number(limit)) : undefined;
    return { code: "out-of-range", message: sentences(message, advice) };
  }
  if (issue.origin === "object") {
    const { length } = Object.keys(value as object);
    return {
      code: "out-of-range",
      message: sentences(
        `${name} has ${length} keys, but ${words} ${limit} are allowed.`,
        wayOut(place, Number(limit)),
      ),
    };
  }
  const hint = typeof value === "number" ? otherUnit(value, place) : undefined;
  return {
    code: "out-of-range",
    message: sentences(`${name} must be ${words} ${limit}, but is ${quote(value)}.`, hint),
  };
}

/** The intended number, if the value is in per cent or seconds. Only a suggestion. */
function otherUnit(value: number, place: Cursor): string | undefined {
  const fits = (number: number) => place.accepts(number);
  const share = Number((value / 100).toPrecision(12));
  if (value >= 10 && value <= 100 && fits(share) && fits(1) && fits(0)) return `Did you mean ${share}?`;
  const isTime = String(place.part).endsWith("Ms");
  const milliseconds = value * 1000;
  if (!isTime || value <= 0 || !fits(milliseconds)) return undefined;
  return `The unit is milliseconds. For ${value} ${value === 1 ? "second" : "seconds"}, use ${milliseconds}.`;
}

/** Advice for more entries or text than any site has. A limit below those for all sites needs none. */
function wayOut({ value, path, inner }: Cursor, limit: number): string | undefined {
  const [room] = path;
  if (typeof value === "string") {
    if (inner !== undefined && fieldMeta.get(inner)?.kind === "richText")
      return "Split it into several blocks or pages.";
    if (limit < most.constantValue) return undefined;
    return room === "constants" ? "Use the text itself instead of a constant." : "Shorten it.";
  }
  if (limit < most.sharedLinks) return undefined;
  if (!Array.isArray(value)) return "Remove those that are not used.";
  if (room === "navigation" || room === "footer")
    return "These links appear on every page. Move some of them to a single page.";
  if (path.length === 1) return room === "routes" ? "Split them between several sites." : undefined;
  return isBlockList(path.at(-1))
    ? "Split them between several pages."
    : "Split them between several blocks.";
}
