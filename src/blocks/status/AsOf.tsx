import type { ServerData } from "../../fields/parts/server";
import { fillLabel, useLabels } from "../../ui/Settings";
import { useHydrated } from "../../ui/useHydrated";

/**
 * When an answer was given: in the zone of the visitor, with its day unless that is today; until the page comes to life
 * in that of the site. Renders text.
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
