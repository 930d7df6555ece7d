import { css } from "@emotion/react";
import { type ReactNode, useId, useRef } from "react";
import { color, radius, space } from "../../styling/theme/tokens";
import { Disclosure } from "../../ui/elements/Disclosure";
import { Link } from "../../ui/elements/Link";
import { useLabels } from "../../ui/Settings";
import { Aside, currentLine, sideLink } from "./Aside";
import type { GuideGroup } from "../../fields/parts/guide";
import { useScrollPlace } from "./useScrollPlace";
import { spoken } from "../../ui/elements/spoken";

/** If there are more links, only the current page's group is open. */
const MOST_OPEN = 45;

/**
 * The pages of a guide, in groups. Renders a `<nav>`.
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
        <Group key={index} group={group} isCollapsible={isLong} />
      ))}
    </Aside>
  );
}

function Group({
  group: { label, links, inLanguage },
  isCollapsible,
}: {
  group: GuideGroup;
  isCollapsible: boolean;
}) {
  const id = useId();
  const title = (
    <b id={id} css={name}>
      {spoken(label, { inLanguage })}
    </b>
  );
  const list = (
    <ul aria-labelledby={id}>
      {links.map(({ label, link, isCurrent, inLanguage: own }, index) => (
        <li key={index}>
          <Link to={link} css={[sideLink, current]} aria-current={isCurrent && "page"}>
            {spoken(label, { inLanguage: own })}
          </Link>
        </li>
      ))}
    </ul>
  );
  return isCollapsible ? (
    <Disclosure
      css={[group, collapsibleGroup]}
      isOpen={links.some(({ isCurrent }) => isCurrent)}
      summary={title}
    >
      {list}
    </Disclosure>
  ) : (
    <div css={group}>
      {title}
      {list}
    </div>
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

const collapsibleGroup = css`
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
      inset-block: 22%;
      inset-inline-start: 0;
      ${currentLine()}
    }
    /* The scroll position of the list starts above the current link. */
    &::after {
      content: "";
      position: absolute;
      inset-block-start: -33vh;
      scroll-initial-target: nearest;
    }
  }
`;
