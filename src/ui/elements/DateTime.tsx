import type { Spoken } from "../../fields/compiled";
import type { ReactNode } from "react";
import type { DateData } from "../../fields/dates/date";
import { spoken } from "./spoken";

/**
 * A date in the site's language, isolated from the direction around it. Renders a `<time>`.
 * - `date`: the compiled date
 */
export function DateTime({
  date: { iso, text },
  className,
}: {
  date: DateData;
  className?: string | undefined;
}) {
  return (
    <time dateTime={iso} dir="auto" className={className}>
      {text}
    </time>
  );
}

/** The date of an entry, or the words that replace it; nothing without both. */
export function dateOf({
  date,
  when,
  inLanguage,
}: Spoken & {
  date?: DateData | undefined;
  when?: string | undefined;
}): ReactNode {
  const words = spoken(when, { inLanguage });
  if (!date) return words;
  return when ? <time dateTime={date.iso}>{words}</time> : <DateTime date={date} />;
}
