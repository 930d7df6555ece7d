import { css } from "@emotion/react";
import { type ReactNode, useId, useRef } from "react";
import { media } from "../../styling/theme/media";
import { color, radius, space } from "../../styling/theme/tokens";
import { Disclosure } from "../../ui/elements/Disclosure";
import { Link } from "../../ui/elements/Link";
import { useLabels } from "../../ui/Settings";
import { Aside, sideLink } from "./Aside";
import type { GuideGroup } from "../../fields/parts/guide";
import { useScrollPlace } from "./useScrollPlace";

/** With more links than these, only the group with the page that is shown is open. */
const MOST_OPEN = 45;

/**
 * The list of the pages of a guide. Renders a `<nav>`.
 * - `groups`: the links, below the names of their groups
 * - `skip`: the link that skips the list
 */
export function SideList({
  groups,
  skip,
  className,
}: {
  groups: readonly GuideGroup[];
  skip: ReactNode;
  className?: string | undefined;
}) {
  const { sidebar } = useLabels();
  const list = useRef<HTMLDivElement>(null);
  useScrollPlace(list, groups);
  const isLong = groups.length > 1 && groups.flatMap(({ links }) => links).length > MOST_OPEN;
  return (
    <Aside label={sidebar} ref={list} className={className}>
      <span css={skipPlace}>{skip}</span>
      {groups.map((group, index) => (
        <Group key={index} group={group} isFolded={isLong} />
      ))}
    </Aside>
  );
}

/** A group of links below its name; one that is folded opens by a press, but for that of the page that is shown. */
function Group({ group: { label, links }, isFolded }: { group: GuideGroup; isFolded: boolean }) {
  const id = useId();
  const list = (
    <ul aria-labelledby={id}>
      {links.map(({ label, link, isCurrent }, index) => (
        <li key={index}>
          <Link to={link} css={[sideLink, current]} aria-current={isCurrent && "page"}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
  if (!isFolded) {
    return (
      <div css={group}>
        <b id={id} css={name}>
          {label}
        </b>
        {list}
      </div>
    );
  }
  return (
    <Disclosure
      css={[group, foldedGroup]}
      isOpen={links.some(({ isCurrent }) => isCurrent)}
      summary={
        <b id={id} css={name}>
          {label}
        </b>
      }
    >
      {list}
    </Disclosure>
  );
}

const skipPlace = css`
  position: relative;
  > a {
    position: absolute;
    z-index: 1;
    padding: ${space[2]} ${space[3]};
    border-radius: ${radius.s};
    background: ${color.primary};
    color: ${color.onPrimary};
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
    &:not(:focus) {
      clip-path: inset(50%);
      pointer-events: none;
    }
  }
`;

const group = css`
  & + & {
    margin-block-start: ${space[5]};
  }
`;

const foldedGroup = css`
  & + & {
    margin-block-start: ${space[1]};
  }
  > summary {
    padding-inline-end: ${space[3]};
  }
  > ul {
    padding-block-end: ${space[3]};
  }
`;

const name = css`
  display: block;
  padding: ${space[1]} ${space[3]};
  font-weight: 650;
  overflow-wrap: anywhere;
`;

const current = css`
  &[aria-current] {
    position: relative;
    background: color-mix(in srgb, ${color.primary} 12%, transparent);
    color: ${color.text};
    font-weight: 600;
    &::before {
      content: "";
      position: absolute;
      inset-block: 22%;
      inset-inline-start: 0;
      inline-size: 3px;
      border-radius: 3px;
      background: ${color.primary};
      ${media.forcedColors} {
        background: Highlight;
      }
    }
    /* Where the list scrolls by itself, it begins a little above. */
    &::after {
      content: "";
      position: absolute;
      inset-block-start: -33vh;
      scroll-initial-target: nearest;
    }
  }
`;
