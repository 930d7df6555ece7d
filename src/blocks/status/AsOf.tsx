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

function momentInWords(at: number, language: string): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(language, {
    timeStyle: "short",
    ...(isToday ? {} : { dateStyle: "medium" }),
  }).format(at);
}
