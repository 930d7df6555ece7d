import type { CheckFile, Explanations } from "../checkFile";
import { configWith, siteWith } from "../exampleConfigs";
import { isDate as isDateText } from "../../fields/dates/date";
import { beginOf, clockChangeAt, endOf, isLocalTime, isTimeZone } from "../../fields/dates/moment";
import { valueAt } from "../../schema/schemaAt";
import { quote, sentences } from "../../words/words";
import type { Finding } from "../finding";
import { replaceWith } from "../fixes/sureFixes";
import { explainTimeZone } from "../notations/timeZone";
import { gathered } from "../parts";
import { onTexts } from "../visits";

/** The keys of dates that must not be before "from". */
const ends: ReadonlySet<unknown> = new Set(["until", "repeatUntil"]);

/** Reports an end that is not after its start. */
const checkPeriods = onTexts(["date"], ({ part, path, value }, { config }): Finding[] => {
  if (!ends.has(part)) return [];
  const zone = zoneOf(config);
  const begin = [...path.slice(0, -1), "from"];
  const from = valueAt(config, begin);
  if (!isDate(from) || !isDate(value)) return [];
  const distance = endOf(value, zone) - beginOf(from, zone);
  // An event whose last repetition is its first happens once.
  if (distance > 0 || (distance === 0 && part === "repeatUntil")) return [];
  const relation = part === "repeatUntil" ? "is before" : "is not after";
  const message = `${quote(String(part))} (${quote(value)}) ${relation} "from" (${quote(from)}). Use a later ${quote(String(part))}, or an earlier "from".`;
  return [{ code: "ends-before-it-begins", message, path, needs: [begin] }];
});

const checkPastAnnouncements = onTexts(["date"], ({ part, path, value }, { config, surroundings }) => {
  const { now } = surroundings;
  const isEnd = part === "until" && path[0] === "announcements" && path.length === 3;
  if (!now || !isEnd || !isDate(value) || endOf(value, zoneOf(config)) > now()) return [];
  return [
    {
      code: "already-over",
      message: 'This announcement has expired and is no longer shown. Remove it, or set a later "until".',
      path,
    },
  ];
});

export function checkTimeZone(config: unknown): Finding[] {
  const path = ["site", "timeZone"];
  const zone = valueAt(config, path);
  if (typeof zone !== "string" || !/^[A-Za-z][\w+/-]*$/.test(zone) || isTimeZone(zone)) return [];
  const { advice, instead } = explainTimeZone(zone);
  const message = sentences(`Unknown time zone ${quote(zone)}.`, advice);
  return [{ code: "unknown-time-zone", message, path, ...replaceWith(instead) }];
}

const localTimes = gathered(
  "local times",
  onTexts(["date"], (field) => (isLocalTime(field.value) && isDate(field.value) ? [field] : [])),
);

/** Local times need a zone. Reported once: all of them have the same fix. */
export function checkLocalTimes(config: unknown): Finding[] {
  if (valueAt(config, ["site", "timeZone"]) !== undefined) return [];
  const [first] = localTimes(config);
  if (!first) return [];
  const message = `${quote(first.value)} is treated as UTC because "site" has no "timeZone". Add your community's time zone to "site", for example "timeZone": "Europe/Berlin".`;
  return [{ code: "no-time-zone", message, path: first.path }];
}

function zoneOf(config: unknown): string {
  const zone = valueAt(config, ["site", "timeZone"]);
  return typeof zone === "string" ? zone : "UTC";
}

/** A date, or a month or a year. */
function isDate(value: unknown): value is string {
  return typeof value === "string" && isDateText(value);
}

/** Reports local times that the site's zone skips or repeats. */
const checkClockChanges = onTexts(["date"], ({ path, value }, { config }): Finding[] => {
  if (!isLocalTime(value) || !isDate(value)) return [];
  const zone = zoneOf(config);
  const change = clockChangeAt(value, zone);
  if (!change) return [];
  const [date = "", time] = value.split("T");
  const day = new Date(date).toLocaleDateString("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });
  if (change.is === "twice") {
    const message = `${time} comes twice on ${day} in ${zone}, because daylight-saving time ends. The first one is used. For the second one, add its UTC offset.`;
    return [{ code: "hour-twice", message, path }];
  }
  const { instead } = change;
  const message = `${time} does not exist on ${day} in ${zone}, because daylight-saving time begins. Use ${quote(instead)}.`;
  return [{ code: "hour-left-out", message, path, fix: { do: "replace", value: instead } }];
});

export const checks: CheckFile = {
  section: "references",
  codes: {
    "ends-before-it-begins": { severity: "error" },
    "unknown-time-zone": { severity: "error" },
    "hour-left-out": { severity: "warning" },
    "hour-twice": { severity: "warning" },
    "no-time-zone": { section: "usefulness", severity: "warning" },
    "already-over": { section: "usefulness", severity: "warning" },
  },
  general: [checkPeriods, checkClockChanges],
  site: [checkTimeZone],
  advice: [checkPastAnnouncements],
  siteAdvice: [checkLocalTimes],
};

function clockExample(from: string): string {
  const announcement = `"announcements": [{ "text": "Harvest week", "from": "${from}" }],`;
  return siteWith('"timeZone": "Europe/Berlin"').replace('  "routes"', `  ${announcement}\n  "routes"`);
}

export const explanations: Explanations = {
  "ends-before-it-begins": {
    meaning: "The end is not later than the start.",
    example: configWith(
      '"announcements": [{ "text": "Harvest week", "from": "2026-12-01", "until": "2026-11-24" }]',
    ),
  },
  "unknown-time-zone": {
    meaning: "A time zone does not exist.",
    example: siteWith('"timeZone": "Europe/Berln"'),
  },
  "hour-left-out": {
    meaning: "A local time does not exist, because daylight-saving time begins then.",
    example: clockExample("2030-03-31T02:30"),
  },
  "hour-twice": {
    meaning: "A local time comes twice, because daylight-saving time ends then.",
    example: clockExample("2030-10-27T02:30"),
  },
  "no-time-zone": {
    meaning: "A time has no offset from UTC, and the site has no time zone.",
    example: configWith('"announcements": [{ "text": "Harvest week", "from": "2026-12-01T20:00" }]'),
  },
  "already-over": {
    meaning: "An announcement has expired, so no page shows it.",
    example: configWith('"announcements": [{ "text": "We open on **Friday**.", "until": "2026-11-13" }]'),
  },
};
