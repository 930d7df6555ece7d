import { expect, test } from "vitest";
import { configSchema } from "../config/config";
import { compileSite } from "./compileSite";

const assets = { icon: () => undefined, imageSize: () => undefined };
const noon = Date.parse("2026-11-20T12:00Z");

/** The site of a config with these announcements, compiled for a time. */
function siteWith(announcements: object[], now = noon) {
  const config = configSchema.parse({
    version: 1,
    site: { name: "Fernhollow", timeZone: "Europe/Berlin" },
    announcements,
    routes: [
      { path: "/", title: "Home" },
      { path: "/rules", title: "Rules" },
    ],
  });
  return compileSite(config, assets, now);
}

test("omits ended announcements, and marks those that have not begun", () => {
  const { shared } = siteWith([
    { text: "Gone", until: "2026-11-19" },
    { text: "Today", until: "2026-11-20" },
    { text: "Later", from: "2026-11-20T14:00+01:00" },
    { text: "Always" },
  ]);
  expect(shared.announcements?.map(({ from, until, isLater }) => ({ from, until, isLater }))).toEqual([
    { until: Date.parse("2026-11-21T00:00+01:00") },
    { from: Date.parse("2026-11-20T14:00+01:00"), isLater: true },
    {},
  ]);
});

test("omits the list for a site without announcements", () => {
  expect("announcements" in siteWith([]).shared).toBe(false);
  expect("announcements" in siteWith([{ text: "Gone", until: "2026-11-19" }]).shared).toBe(false);
});

test("derives the ID from text and link, independently of the times", () => {
  const ids = (...announcements: object[]) =>
    siteWith(announcements).shared.announcements?.map(({ id }) => id) ?? [];
  const [plain, timed, toned] = ids(
    { text: "Open" },
    { text: "Open", from: "2026-01-01" },
    { text: "Open", tone: "danger" },
  );
  expect([timed, toned]).toEqual([plain, plain]);
  expect(new Set(ids({ text: "Open" }, { text: "Opened" }, { text: "Open", href: "/rules" })).size).toBe(3);
});

test("uses the site's default labels for links and copy buttons", () => {
  const [link, copy, none] = siteWith([
    { text: "Open", href: "/rules" },
    { text: "Open", copy: "play.fernhollow.example" },
    { text: "Open", label: "Look" },
  ]).shared.announcements!;
  expect([link?.button?.label, copy?.button?.label, none?.button]).toEqual(["Learn more", "Copy", undefined]);
});

test("keeps the site up to date until an announcement begins or ends", () => {
  const announcements = [
    { text: "**Harvest week** begins on [Friday](/rules).", until: "2026-12-01T20:00+01:00" },
    { text: "Gone", until: "2026-11-19" },
    { text: "A market that opens at night and is much longer than this", from: "2026-11-28" },
  ];
  const { nextMoment } = siteWith(announcements);
  expect(nextMoment).toEqual({
    at: Date.parse("2026-11-28T00:00+01:00"),
    what: 'the announcement "A market that opens at night and is much…" starts',
  });
  const later = siteWith(announcements, nextMoment!.at).nextMoment;
  expect(later).toEqual({
    at: Date.parse("2026-12-01T20:00+01:00"),
    what: 'the announcement "Harvest week begins on Friday." expires',
  });
  expect(siteWith(announcements, later!.at).nextMoment).toBeUndefined();
});
