import { css } from "@emotion/react";
import { color, gap, rhythm, size, space } from "../../styling/theme/tokens";
import { Disclosure } from "../../ui/elements/Disclosure";
import { Heading, HeadingScope } from "../../ui/elements/Heading";
import { Section } from "../../ui/Section";
import { useLabels } from "../../ui/Settings";
import { EventCard } from "./EventCard";
import type { EventsProps } from "./schema";
import { useSyncExternalStore } from "react";

type Event = EventsProps["items"][number];

interface Occasion {
  event: Event;
  time: Event["times"][number];
}

/** Events, the next first, as of the build until hydration. Renders a `<section>` with an `<ol>`. */
export function Events({ past, items, ...block }: EventsProps) {
  const labels = useLabels();
  const now = useMinute();
  const { coming, over } = inOrder(items, now);
  return (
    <Section {...block}>
      {coming.length > 0 ? <List occasions={coming} now={now} /> : <p css={quiet}>{labels.noEvents}</p>}
      {past === "folded" && over.length > 0 && (
        <Disclosure
          css={collapsed}
          summary={
            <Heading css={title}>
              {labels.pastEvents} <span css={quiet}>({over.length})</span>
            </Heading>
          }
        >
          <HeadingScope>
            <List occasions={over} now={now} />
          </HeadingScope>
        </Disclosure>
      )}
    </Section>
  );
}

function List({ occasions, now }: { occasions: readonly Occasion[]; now: number | undefined }) {
  return (
    <ol css={list}>
      {occasions.map(({ event, time }) => (
        <EventCard key={event.id} event={event} time={time} now={now} />
      ))}
    </ol>
  );
}

/** The coming events, the next first, and the past ones, the latest first. */
function inOrder(items: readonly Event[], now: number | undefined): { coming: Occasion[]; over: Occasion[] } {
  const coming: Occasion[] = [];
  const over: Occasion[] = [];
  for (const event of items) {
    const next = event.times.find(({ end, isOver }) => (now === undefined ? !isOver : end > now));
    if (next) coming.push({ event, time: next });
    else over.push({ event, time: event.times.at(-1)! });
  }
  const byBegin = (a: Occasion, b: Occasion) => a.time.begin - b.time.begin;
  return { coming: coming.sort(byBegin), over: over.sort((a, b) => byBegin(b, a)) };
}

const list = css`
  display: grid;
  gap: ${gap};
  min-inline-size: 0;
  container: events / inline-size;
`;

const quiet = css`
  color: ${color.textMuted};
  font-weight: 400;
`;

const collapsed = css`
  margin-block-start: ${rhythm.content};
  > summary {
    inline-size: fit-content;
    max-inline-size: 100%;
    min-block-size: 2.75rem;
  }
  > ol {
    margin-block-start: ${space[4]};
  }
`;

const title = css`
  font-size: ${size.l};
`;

const MINUTE_MS = 60_000;

/** The current minute in milliseconds since 1970; `undefined` on the server and until hydration. */
function useMinute(): number | undefined {
  return useSyncExternalStore<number | undefined>(
    followMinutes,
    () => Date.now() - (Date.now() % MINUTE_MS),
    () => undefined,
  );
}

function followMinutes(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        onChange();
        wait();
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    );
  };
  wait();
  // Timers do not run in a suspended tab.
  document.addEventListener("visibilitychange", onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", onChange);
  };
}
