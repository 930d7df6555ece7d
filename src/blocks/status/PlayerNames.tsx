import { css } from "@emotion/react";
import type { ComponentType } from "react";
import type { OnlineAnswer, ServerData } from "../../fields/parts/server";
import { media, withoutScripts } from "../../styling/theme/media";
import { color, radius, size, space } from "../../styling/theme/tokens";
import { Disclosure } from "../../ui/elements/Disclosure";
import { fillLabel, useLabels } from "../../ui/Settings";
import type { PlayerFaceProps } from "./PlayerFace";

/**
 * The names of online players. Renders a `<details>`, which is hidden if there are no names. If it is open at first, it
 * always has space for a few lines of names.
 */
export function PlayerNames({
  server,
  answer,
  Face,
  isOpen,
}: {
  server: ServerData;
  answer: OnlineAnswer | undefined;
  Face: ComponentType<PlayerFaceProps> | undefined;
  isOpen: boolean;
}) {
  const labels = useLabels();
  const { people = [], players = 0 } = answer ?? {};
  const rest = players - people.length;
  return (
    <Disclosure
      ref={isOpen ? undefined : keepSize}
      summary={labels.playerNames}
      isOpen={isOpen}
      css={[place, people.length === 0 && empty]}
    >
      <section
        css={[scroller, isOpen && reserved]}
        aria-label={`${server.label}: ${labels.playerNames}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        tabIndex={0}
      >
        <ul css={list}>
          {people.map((person, index) => (
            <li key={index} css={pill}>
              {Face && <Face key={person.name} person={person} server={server} />}
              <bdi>{person.name}</bdi>
            </li>
          ))}
          {rest > 0 && people.length > 0 && (
            <li>{fillLabel(labels.morePlayers, { count: rest.toLocaleString(server.language) })}</li>
          )}
        </ul>
      </section>
    </Disclosure>
  );
}

/** An open list keeps its size when names change, to avoid layout shift. */
function keepSize(details: HTMLDetailsElement | null) {
  const resize = () => {
    const list = details?.querySelector<HTMLElement>("section");
    list?.style.setProperty("block-size", details?.open ? `${list.offsetHeight}px` : "");
  };
  details?.addEventListener("toggle", resize);
  return () => details?.removeEventListener("toggle", resize);
}

const place = css`
  &[open] {
    flex-basis: 100%;
  }
  font-size: ${size.s};
  > summary {
    justify-content: flex-start;
    gap: ${space[2]};
    min-block-size: 1.75rem;
    inline-size: fit-content;
    font-weight: 600;
  }
`;

const empty = css`
  visibility: hidden;
  ${withoutScripts} & {
    display: none;
  }
`;

const scroller = css`
  max-block-size: 10rem;
  overflow: auto;
  ${media.print} {
    max-block-size: none;
    /* Overrides the size of an open list. */
    block-size: auto !important;
  }
  overscroll-behavior: contain;
  padding-block: ${space[2]};
`;

const reserved = css`
  block-size: 7rem;
`;

const list = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  color: ${color.textMuted};
`;

const pill = css`
  display: flex;
  align-items: center;
  gap: 0.5em;
  max-inline-size: 100%;
  padding: 0.1em 0.65em;
  border: 1px solid ${color.border};
  border-radius: ${radius.full};
  color: ${color.text};
  overflow-wrap: anywhere;
`;
