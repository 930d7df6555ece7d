const languages = ["en", "de", "fr", "es", "it", "pt", "nl", "pl"];
const day = 24 * 60 * 60 * 1000;

/**
 * The dates that a word can mean, such as `yesterday`, `morgen` or `next Friday`. Two if it may be before or after today.
 * @param now - the current time, in milliseconds since 1970
 */
export function relativeDays(text: string, now: number): string[] {
  const [, which, word = ""] = /^(?:(last|next|this|on) )?(.+)$/.exec(text.trim().toLowerCase()) ?? [];
  const named = which === undefined ? [-2, -1, 0, 1, 2].filter((days) => isDayName(word, days)) : [];
  const [first] =
    named.length > 0 ? named : [...Array(7).keys()].filter((days) => isWeekday(word, now + days * day));
  if (first === undefined) return [];
  const dateIn = (days: number) => new Date(now + days * day).toISOString().slice(0, 10);
  if (named.length > 0) return [dateIn(first)];
  const [before, after] = [dateIn(first - 7), dateIn(first === 0 && which === "next" ? 7 : first)];
  if (which === undefined) return [after, before];
  return [which === "last" ? before : after];
}

/** Whether a word is the name of the day that is so many days from today: `yesterday` for -1. */
function isDayName(word: string, days: number): boolean {
  return languages.some(
    (language) =>
      new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(days, "day").toLowerCase() === word,
  );
}

function isWeekday(word: string, time: number): boolean {
  return languages.some(
    (language) =>
      new Date(time).toLocaleDateString(language, { weekday: "long", timeZone: "UTC" }).toLowerCase() ===
      word,
  );
}
