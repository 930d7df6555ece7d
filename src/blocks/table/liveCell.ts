import type { Figure } from "../../fields/parts/server";
import type { RichNode } from "../../fields/texts/text";
import { inLanguage } from "../../ui/live/figureText";

/** A number in a text, as services write it. */
const plainNumber = /^-?\d{1,15}(?:\.\d{1,15})?$/;
/** A year, a month, a day or a time in ISO 8601. */
const isoDate = /^\d{4}(?:-\d\d(?:-\d\d(?:[T ]\d\d:\d\d.*)?)?)?$/;
/** Larger numbers are milliseconds since 1970, smaller ones seconds. */
const LARGEST_SECONDS = 1e11;

/** A cell with a value from a service, as plain text: numbers and dates in the page's language. */
export function liveCell(value: Figure, kind: "text" | "number" | "date", language: string): RichNode[] {
  if (value === "") return [];
  const content = kind === "date" ? dateOf(value, language) : textOf(value, kind, language);
  return [{ tag: "p", children: [content] }];
}

function textOf(value: Figure, kind: "text" | "number", language: string): string {
  const isNumber = typeof value === "number" || (kind === "number" && plainNumber.test(value));
  return isNumber ? inLanguage(Number(value), language) : value;
}

function dateOf(value: Figure, language: string): RichNode {
  const isNumber = typeof value === "number";
  if (!isNumber && !isoDate.test(value)) return value;
  const date = new Date(
    isNumber ? value * (Math.abs(value) > LARGEST_SECONDS ? 1 : 1000) : value.replace(" ", "T"),
  );
  if (Number.isNaN(date.getTime())) return String(value);
  const isDay = !isNumber && value.length <= 10;
  const precision = isDay ? value.length : 10;
  const text = date.toLocaleDateString(language, {
    year: "numeric",
    ...(precision > 4 && { month: "long" }),
    ...(precision > 7 && { day: "numeric" }),
    ...(isDay && { timeZone: "UTC" }),
  });
  return {
    tag: "time",
    children: [text],
    props: { dateTime: isDay ? value : date.toISOString() },
  };
}
