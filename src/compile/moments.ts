import { configSchema, type SiteConfig } from "../config/config";
import { factsOfFields } from "../config/routeWalks";
import { withoutControls } from "../fields/characters";
import { fillConstants } from "../fields/texts/constants";
import { beginOf, endOf } from "../fields/dates/moment";
import { timesOf, type WrittenHappening } from "./compileHappening";

/** A time at which pages change because something on them begins or ends. */
export interface Moment {
  /** In milliseconds since 1970. */
  at: number;
  /** The change as a clause: `the announcement "We are open" is over`. */
  what: string;
}

/**
 * The next time at which pages change for browsers without JavaScript; `undefined` if they no longer depend on it.
 * @param now - in milliseconds since 1970
 */
export function nextMoment(config: SiteConfig, now: number): Moment | undefined {
  return momentsOf(config, now)
    .filter(({ at }) => at > now)
    .reduce<Moment | undefined>((first, one) => (first && first.at <= one.at ? first : one), undefined);
}

function momentsOf(config: SiteConfig, now: number): Moment[] {
  return [...momentsOfAnnouncements(config), ...momentsOfPosts(config), ...momentsOfEvents(config, now)];
}

function momentsOfPosts({ news, constants, site }: SiteConfig): Moment[] {
  return (news?.posts ?? []).flatMap(({ title, date, draft }) =>
    draft
      ? []
      : [
          {
            at: beginOf(date, site.timeZone),
            what: `the post "${beginningOf(fillConstants(title, constants))}" is published`,
          },
        ],
  );
}

function momentsOfAnnouncements({ announcements, constants, site }: SiteConfig): Moment[] {
  return announcements.flatMap(({ text, from, until }) => {
    const name = `the announcement "${beginningOf(fillConstants(text, constants))}"`;
    return [
      ...(from ? [{ at: beginOf(from, site.timeZone), what: `${name} starts` }] : []),
      ...(until ? [{ at: endOf(until, site.timeZone), what: `${name} expires` }] : []),
    ];
  });
}

/** The end of the next occurrence of each event. */
function momentsOfEvents(config: SiteConfig, now: number): Moment[] {
  const events = [
    happening.in(configSchema, { ...config, routes: [] }),
    ...config.routes.map(happening.ofRoute),
  ];
  return events.flat().flatMap(({ title, times }) => {
    const what = `the event "${beginningOf(fillConstants(title, config.constants))}" ends`;
    const next = timesOf(times, config.site.timeZone, now).find(({ end }) => end > now);
    return next ? [{ at: next.end, what }] : [];
  });
}

interface WrittenEvent {
  title: string;
  times: WrittenHappening;
}

const happening = factsOfFields("events", () => {
  const events: WrittenEvent[] = [];
  return {
    see({ happens, value }) {
      if (happens !== true) return;
      const { title, from, until, repeat, repeatUntil } = value as WrittenHappening & { title: string };
      events.push({ title, times: { from, until, repeat, repeatUntil } });
    },
    facts: () => events,
  };
});

/** The number of characters that identify a text. */
const ENOUGH = 40;

/** The start of a formatted text, without Markdown syntax and terminal control characters. */
function beginningOf(text: string): string {
  const plain = withoutControls(text)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_`~#]|\s+/g, (mark) => (mark.trim() ? "" : " "));
  const letters = Array.from(plain.trim());
  return letters.length > ENOUGH ? `${letters.slice(0, ENOUGH).join("").trim()}…` : letters.join("");
}
