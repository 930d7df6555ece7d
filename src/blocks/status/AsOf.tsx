import type { ServerData } from "../../fields/parts/server";
import { fillLabel, useLabels } from "../../ui/Settings";
import { useHydrated } from "../../ui/useHydrated";

/**
 * The time of a response, with its date unless it is today. Until hydration, it is in the site's time zone. Renders text.
 * - `at`: in milliseconds since 1970
 */
export function AsOf({ server: { language, snapshot }, at }: { server: ServerData; at: number }) {
  const labels = useLabels();
  const time = useHydrated() || !snapshot ? momentInWords(at, language) : snapshot.text;
  return fillLabel(labels.asOf, { time });
}

/** Without the year if it is the current one, so that the text fits on one line of a narrow phone. */
function momentInWords(at: number, language: string): string {
  const [day, today] = [new Date(at), new Date()];
  const isToday = day.toDateString() === today.toDateString();
  const isThisYear = day.getFullYear() === today.getFullYear();
  return new Intl.DateTimeFormat(language, {
    hour: "numeric",
    minute: "2-digit",
    day: isToday ? undefined : "numeric",
    month: isToday ? undefined : "short",
    year: isThisYear ? undefined : "numeric",
  }).format(at);
}
