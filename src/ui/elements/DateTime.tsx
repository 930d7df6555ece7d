import type { DateData } from "../../fields/dates/date";

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
