import type { DateData } from "../fields/dates/date";
import { DateTime } from "./elements/DateTime";
import { useLabels } from "./Settings";
import { muted } from "./textStyles";

/** The date of the last change, in a sentence. Renders a `<p>`. */
export function LastUpdated({ date, className }: { date: DateData; className?: string | undefined }) {
  const [before, after] = useLabels().lastUpdated.split("{date}");
  return (
    <p css={muted} className={className}>
      {before}
      <DateTime date={date} />
      {after}
    </p>
  );
}
