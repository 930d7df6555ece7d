import type { DateData } from "../../fields/dates/date";

/**
 * A date in the words of the site's language, which keep their direction among others. Renders a `<time>`.
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
