import { expect, test } from "vitest";
import { compiled } from "../compiled.fixture";
import { eventsBlock } from "./schema";
import { structuredData } from "./structuredData";

test("describes a recurring event by its next time, its rhythm and its last time", () => {
  const event = { from: "2026-11-07T18:00Z", until: "2026-11-07T20:00Z", repeat: "weekly" } as const;
  const items = [
    { ...event, title: "Market", repeatUntil: "2026-12-18" },
    { ...event, title: "Mill" },
    { ...event, title: "Over", repeatUntil: "2026-11-14" },
  ];
  const data = structuredData(compiled(eventsBlock, { type: "events", items }));
  expect(
    data["@graph"].map(({ name, startDate, eventSchedule }) => ({ name, startDate, eventSchedule })),
  ).toEqual([
    {
      name: "Market",
      startDate: "2026-11-21T18:00Z",
      eventSchedule: {
        "@type": "Schedule",
        repeatFrequency: "P1W",
        startDate: "2026-11-21T18:00Z",
        endDate: "2026-12-12T18:00Z",
      },
    },
    {
      name: "Mill",
      startDate: "2026-11-21T18:00Z",
      eventSchedule: { "@type": "Schedule", repeatFrequency: "P1W", startDate: "2026-11-21T18:00Z" },
    },
  ]);
});
