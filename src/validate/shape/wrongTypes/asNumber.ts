import type { TypeAdvice, WrongValue } from "./wrongValue";

const plainNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const withUnit = /^(-?\d+(?:\.\d+)?)\s*(px|%|ms|msec|milliseconds?|s|secs?|seconds?|min|minutes?)$/i;

/** A number that was written with quotes, or with a unit behind it. */
export function asNumber(wrong: WrongValue): TypeAdvice | undefined {
  const { value } = wrong;
  if (!wrong.wants("number", "int")) return undefined;
  if (typeof value === "number") return { advice: `Use a whole number, such as ${Math.round(value)}.` };
  if (typeof value !== "string") return undefined;
  const text = value.trim();
  if (plainNumber.test(text)) {
    if (!wrong.wants("number") && text.includes(".")) return undefined;
    const advice = `Remove the quotes: ${text}.`;
    const number = Number(text);
    return text === value && wrong.fits(number) ? { advice, instead: number } : { advice };
  }
  const number = withComma(text, wrong) ?? withoutUnit(text, wrong);
  if (number === undefined) return leadingNumber(text, wrong);
  return { advice: `Use only the number, without quotes: ${number}.`, instead: number };
}

/** The number in front of other words: `3 columns`. */
function leadingNumber(text: string, wrong: WrongValue): TypeAdvice | undefined {
  const [, digits] = /^(\d+)\s*[\p{L}%].*$/u.exec(text) ?? [];
  return digits !== undefined && wrong.fits(Number(digits))
    ? {
        advice: `Use only the number, without quotes: ${digits}.`,
        // Another number may be the right one.
        ...(/\d/.test(text.slice(digits.length)) ? {} : { instead: Number(digits) }),
      }
    : undefined;
}

/** A number as many languages write it: 0,5. Three digits behind the comma may be thousands. */
function withComma(text: string, wrong: WrongValue): number | undefined {
  const number = /^-?\d+,\d{1,2}$/.test(text) ? Number(text.replace(",", ".")) : undefined;
  return number !== undefined && wrong.fits(number) ? number : undefined;
}

/** The intended number in the key's unit, if the key accepts it. */
function withoutUnit(text: string, wrong: WrongValue): number | undefined {
  const [, digits, unit = ""] = withUnit.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const number = Number(digits);
  const isTime = wrong.key.endsWith("Ms");
  const fitting = (meant: number) => (wrong.fits(meant) ? meant : undefined);
  if (/^px$/i.test(unit)) return isTime ? undefined : fitting(number);
  if (unit === "%") {
    const share = Number((number / 100).toPrecision(12));
    // If the whole number is also valid, the % is ambiguous.
    return wrong.fits(number) && number !== 0 ? undefined : fitting(share);
  }
  if (!isTime) return undefined;
  const factor = /^m(?:s|illi)/i.test(unit) ? 1 : /^s/i.test(unit) ? 1000 : 60_000;
  return fitting(Math.round(number * factor));
}
