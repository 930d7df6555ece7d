import { plainText, titleText } from "../../fields/texts/plainText";
import type { EventsProps } from "./schema";

/** The events of a block that had not ended at build time, as schema.org data. */
export function structuredData({ items }: Pick<EventsProps, "items">) {
  return {
    "@context": "https://schema.org",
    "@graph": items.flatMap(({ title, text, location, times, isAllDay, repeat, last }) => {
      const next = times.find(({ isOver }) => !isOver);
      if (!next) return [];
      return [
        {
          "@type": "Event",
          name: titleText(title),
          startDate: next.iso,
          ...(isAllDay ? {} : { endDate: new Date(next.end).toISOString() }),
          ...(repeat
            ? {
                eventSchedule: {
                  "@type": "Schedule",
                  repeatFrequency: repeat === "daily" ? "P1D" : "P1W",
                  startDate: next.iso,
                  ...(last ? { endDate: last.iso } : {}),
                },
              }
            : {}),
          eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
          ...(location ? { location: { "@type": "VirtualLocation", name: location } } : {}),
          ...(text ? { description: plainText(text) } : {}),
        },
      ];
    }),
  };
}
