import { describe, expect, test } from "vitest";
import { configWith, fixed, report, reportIn, surroundings } from "../../../tests/validate/surroundings";

test("requires the end of a period to be after its start", () => {
  expect(
    report(
      configWith(
        "",
        `"announcements": [
  { "text": "Harvest week", "from": "2026-12-01", "until": "2026-11-24" },
  { "text": "The mill is closed", "from": "2026-12-01T20:00+01:00", "until": "2026-12-01T19:00Z" },
  { "text": "One day", "from": "2026-12-01", "until": "2026-12-01" }
]`,
      ),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:3:60 error ends-before-it-begins
    announcement 1 → until
    "until" ("2026-11-24") is not after "from" ("2026-12-01"). Use a later "until", or an earlier "from".
      2 | "announcements": [
      3 |   { "text": "Harvest week", "from": "2026-12-01", "until": "2026-11-24" },
        |                                                            ^^^^^^^^^^^^

    site.config.json:4:78 error ends-before-it-begins
    announcement 2 → until
    "until" ("2026-12-01T19:00Z") is not after "from" ("2026-12-01T20:00+01:00"). Use a later "until", or an earlier "from".
      3 |   { "text": "Harvest week", "from": "2026-12-01", "until": "2026-11-24" },
      4 |   { "text": "The mill is closed", "from": "2026-12-01T20:00+01:00", "until": "2026-12-01T19:00Z" },
        |                                                                              ^^^^^^^^^^^^^^^^^^^

    2 errors
    "
  `);
});

test("reports a last repetition before the start", () => {
  const event = (repeatUntil: string) =>
    `{ "title": "Market", "from": "2026-12-01T20:00+01:00", "repeat": "weekly", "repeatUntil": "${repeatUntil}" }`;
  const block = (...dates: string[]) => `{ "type": "events", "items": [${dates.map(event).join(", ")}] }`;
  const advice =
    '"repeatUntil" ("2026-11-30") is before "from" ("2026-12-01T20:00+01:00"). Use a later "repeatUntil", or an earlier "from".';
  expect(report(configWith(block("2026-11-30")))).toContain(advice);
  expect(report(configWith(block("2026-12-01", "2026-12-01T19:00Z")))).not.toContain("ends-before-it-begins");
});

test("reports an announcement that has ended", () => {
  expect(
    report(
      configWith(
        "",
        `"announcements": [
  { "text": "Harvest week", "until": "2026-11-19" },
  { "text": "Today", "until": "2026-11-20" }
]`,
      ),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:3:38 warning already-over
    announcement 1 → until
    This announcement has expired and is no longer shown. Remove it, or set a later "until".
      2 | "announcements": [
      3 |   { "text": "Harvest week", "until": "2026-11-19" },
        |                                      ^^^^^^^^^^^^

    1 warning
    "
  `);
});

test("reports no expired announcement without a clock", () => {
  const text = configWith("", '"announcements": [{ "text": "Harvest week", "until": "2026-11-19" }]');
  const { now: _now, ...withoutClock } = surroundings;
  expect(reportIn(withoutClock, text)).toBe("");
});

test("requires an existing time zone, and suggests one by its city", () => {
  const config = (zone: string) =>
    configWith("").replace('"name": "Mossy"', `"name": "Mossy", "timeZone": "${zone}"`);
  expect(report(config("Europe/Bielefeld"))).toMatchInlineSnapshot(`
    "site.config.json:1:56 error unknown-time-zone
    site → timeZone
    Unknown time zone "Europe/Bielefeld". It must be the name of a time zone, such as "Europe/Berlin", "America/New_York" or "UTC".
      1 | { "version": 1, "site": { "name": "Mossy", "timeZone": "Europe/Bielefeld" },
        |                                                        ^^^^^^^^^^^^^^^^^^

    1 error
    "
  `);
  expect(report(config("New York"))).toMatchInlineSnapshot(`
    "site.config.json:1:56 error malformed-value
    site → timeZone
    "timeZone" cannot be "New York". It must be the name of a time zone. Use "America/New_York".
      1 | { "version": 1, "site": { "name": "Mossy", "timeZone": "New York" },
        |                                                        ^^^^^^^^^^

    1 error
    "
  `);
  expect(fixed(config("berlin"))).toContain('"timeZone": "Europe/Berlin"');
  expect(fixed(config("Europe/Madird"))).toContain('"timeZone": "Europe/Madrid"');
});

describe("a time without an offset", () => {
  const announced = (site: string, ...times: string[]) =>
    configWith(
      "",
      `"announcements": [
${times.map((time) => `  { "text": "Harvest week, ${time}", "from": "${time}" }`).join(",\n")}
]`,
    ).replace('"name": "Mossy"', `"name": "Mossy"${site}`);

  test("needs the site's time zone, reported once", () => {
    expect(report(announced("", "2030-12-05T20:00", "2030-12-06T20:00"))).toMatchInlineSnapshot(`
      "site.config.json:3:55 warning no-time-zone
      announcement 1 → from
      "2030-12-05T20:00" is treated as UTC because "site" has no "timeZone". Add your community's time zone to "site", for example "timeZone": "Europe/Berlin".
        2 | "announcements": [
        3 |   { "text": "Harvest week, 2030-12-05T20:00", "from": "2030-12-05T20:00" },
          |                                                       ^^^^^^^^^^^^^^^^^^

      1 warning
      "
    `);
  });

  test.each([
    ["with a time zone", ', "timeZone": "America/New_York"', "2030-12-05T20:00"],
    ["for a day", "", "2030-12-05"],
    ["for an offset", "", "2030-12-05T20:00-05:00"],
  ])("is not reported %s", (_, site, time) => {
    expect(report(announced(site, time))).not.toContain("no-time-zone");
  });

  test("is compared with other dates in the site's zone", () => {
    const period = (zone: string) =>
      configWith(
        "",
        '"announcements": [{ "text": "Now", "from": "2030-12-05T20:00", "until": "2030-12-05T20:30Z" }]',
      ).replace('"name": "Mossy"', `"name": "Mossy", "timeZone": "${zone}"`);
    expect(report(period("Europe/Berlin"))).not.toContain("ends-before-it-begins");
    expect(report(period("America/New_York"))).toContain("ends-before-it-begins");
  });
});

test("reports local times that are skipped or repeated", () => {
  const text = `{ "version": 1, "site": { "name": "Mossy", "timeZone": "Europe/Berlin" },
  "routes": [{ "path": "/", "title": "Home", "blocks": [{ "type": "events", "items": [
    { "title": "Dawn", "from": "2030-03-31T02:30" },
    { "title": "Dusk", "from": "2030-10-27T02:30" },
    { "title": "Noon", "from": "2030-10-27T02:30+01:00" }
  ] }] }] }
`;
  expect(report(text)).toMatchInlineSnapshot(`
    "site.config.json:3:32 warning hour-left-out
    Home (/) → block 1 (events) → event 1, "Dawn" → from
    02:30 does not exist on 31 March in Europe/Berlin, because daylight-saving time begins. Use "2030-03-31T03:30".
      2 |   "routes": [{ "path": "/", "title": "Home", "blocks": [{ "type": "events", "items": [
      3 |     { "title": "Dawn", "from": "2030-03-31T02:30" },
        |                                ^^^^^^^^^^^^^^^^^^

    site.config.json:4:32 warning hour-twice
    Home (/) → block 1 (events) → event 2, "Dusk" → from
    02:30 comes twice on 27 October in Europe/Berlin, because daylight-saving time ends. The first one is used. For the second one, add its UTC offset.
      3 |     { "title": "Dawn", "from": "2030-03-31T02:30" },
      4 |     { "title": "Dusk", "from": "2030-10-27T02:30" },
        |                                ^^^^^^^^^^^^^^^^^^

    2 warnings
    "
  `);
  expect(fixed(text)).toContain('"from": "2030-03-31T03:30"');
});
