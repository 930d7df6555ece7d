import { expect, test } from "vitest";
import { configSchema } from "../config/config";
import { nextMoment } from "./moments";

const at = (iso: string) => Date.parse(iso);

test("keeps a page with a recurring event up to date until the next occurrence ends, and forever after the last", () => {
  const event = { title: "Market", from: "2026-11-07T18:00Z", repeat: "weekly", repeatUntil: "2026-11-21" };
  const config = configSchema.parse({
    version: 1,
    site: { name: "Fernhollow" },
    routes: [{ path: "/", title: "Home", blocks: [{ type: "events", items: [event] }] }],
  });
  const moment = (now: string) => nextMoment(config, at(now));
  const what = 'the event "Market" ends';
  expect(moment("2026-11-10T12:00Z")).toEqual({ at: at("2026-11-14T19:00Z"), what });
  expect(moment("2026-11-14T19:00Z")).toEqual({ at: at("2026-11-21T19:00Z"), what });
  expect(moment("2026-11-21T19:00Z")).toBeUndefined();
});
