import { shortName } from "../fields/addresses/fittingName";
import { announcementsSchema } from "../config/announcements";
import type { SiteConfig } from "../config/config";
import type { ButtonProps } from "../fields/parts/action";
import { beginOf, endOf } from "../fields/dates/moment";
import { pagePath } from "../fields/addresses/pagePath";
import type { ServerData } from "../fields/parts/server";
import type { RichNode } from "../fields/texts/text";
import { withoutMarks } from "./marks";
import type { Labels } from "./page";
import { compileValue, type CompileContext } from "./compileValue";

/** An announcement on pages. Times are in milliseconds since 1970. */
export interface AnnouncementData {
  /** Identifies the text. An announcement with a new text is also shown to visitors who closed the last one. */
  id: string;
  tone: SiteConfig["announcements"][number]["tone"];
  text: RichNode[];
  button?: ButtonProps;
  isDismissible: boolean;
  /** The paths of the pages that show it; absent for all pages. */
  routes?: string[];
  /** The server that must be offline, see `OutageData`. */
  server?: ServerData;
  from?: number;
  until?: number;
  /** Whether it had not begun when the site was built. */
  isLater?: true;
}

/** An announcement that is only shown while a server is offline. */
export type OutageData = AnnouncementData & { server: ServerData };

/**
 * The announcements of a checked config that have not ended, in order.
 * @param now - the time of the build, in milliseconds since 1970
 */
export function compileAnnouncements(
  { announcements, site }: SiteConfig,
  labels: Labels,
  context: CompileContext,
  now: number,
): AnnouncementData[] {
  return announcements.flatMap((written): AnnouncementData[] => {
    const from = written.from && beginOf(written.from, site.timeZone);
    const until = written.until && endOf(written.until, site.timeZone);
    if (until !== undefined && until <= now) return [];
    const [compiled] = compileValue(announcementsSchema, [written], context);
    const { tone, text, href, copy, toast, label, dismissible, server, inLanguage } = compiled!;
    const words = label ?? (copy === undefined ? labels.learnMore : labels.copy);
    return [
      {
        id: shortName(withoutMarks(JSON.stringify([text, href, copy]))),
        tone,
        text,
        isDismissible: dismissible,
        ...((href ?? copy) === undefined
          ? {}
          : {
              button: {
                label: words,
                inLanguage: label === undefined ? undefined : inLanguage,
                href,
                copy,
                toast,
                variant: "secondary" as const,
              },
            }),
        ...(written.routes ? { routes: written.routes.map(pagePath) } : {}),
        ...(server ? { server } : {}),
        ...(from === undefined ? {} : { from }),
        ...(until === undefined ? {} : { until }),
        ...(from !== undefined && from > now ? { isLater: true as const } : {}),
      },
    ];
  });
}
