import { configSchema, type SiteConfig } from "../config/config";
import { withoutControls } from "../fields/characters";
import { fillConstants } from "../fields/texts/constants";
import { beginOf, endOf } from "../fields/dates/moment";
import type { FieldMeta } from "../fields/kind";
import { type Field, visitFields } from "../schema/walk";
import { timesOf, type WrittenHappening } from "./compileHappening";

/** A time at which pages change by themselves, as something on them begins or is over. */
export interface Moment {
  /** In milliseconds since 1970. */
  at: number;
  /** What changes then, as a clause: `the announcement "We are open" is over`. */
  what: string;
}

/**
 * Until when a site that is made now is right: the next moment at which its pages would come out otherwise. Browsers
 * with scripts change what they show by themselves; all others see what was right when the site was made.
 * @param now - in milliseconds since 1970
 * @returns nothing where the pages do not depend on the time any more
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

const doesHappen = ({ happens }: FieldMeta) => happens === true;

/** When the next event is over, of each that there is. */
function momentsOfEvents(config: SiteConfig, now: number): Moment[] {
  const moments: Moment[] = [];
  const note = ({ value }: Field) => {
    const event = value as WrittenHappening & { title: string };
    const what = `the event "${beginningOf(fillConstants(event.title, config.constants))}" ends`;
    const next = timesOf(event, config.site.timeZone, now).find(({ end }) => end > now);
    if (next) moments.push({ at: next.end, what });
  };
  visitFields(configSchema, config, note, doesHappen);
  return moments;
}

/** So many characters tell which text is meant. */
const ENOUGH = 40;

/** The beginning of a formatted text, without its marks, and without what a terminal takes for orders. */
function beginningOf(text: string): string {
  const plain = withoutControls(text)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_`~#]|\s+/g, (mark) => (mark.trim() ? "" : " "));
  const letters = Array.from(plain.trim());
  return letters.length > ENOUGH ? `${letters.slice(0, ENOUGH).join("").trim()}…` : letters.join("");
}
