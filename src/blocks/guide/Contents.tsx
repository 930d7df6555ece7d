import { css } from "@emotion/react";
import { media } from "../../styling/theme/media";
import { color, space } from "../../styling/theme/tokens";
import { Link } from "../../ui/elements/Link";
import { useLabels } from "../../ui/Settings";
import { Aside, columnTitle, currentLine, sideLink } from "./Aside";
import type { ContentsEntry } from "../../fields/parts/guide";
import { useReadPlace } from "./useReadPlace";
import { spoken } from "../../ui/elements/spoken";

/** Links to the headings of a page, with the current one marked. They move the keyboard focus. Renders a `<nav>`. */
export function Contents({
  entries,
  isThird,
  className,
}: {
  entries: readonly ContentsEntry[];
  isThird: boolean;
  className?: string | undefined;
}) {
  const labels = useLabels();
  const read = useReadPlace(entries);
  return (
    <Aside label={labels.contents} isThird={isThird} className={className}>
      <p css={[columnTitle, title]} aria-hidden="true">
        {labels.contents}
      </p>
      <ul css={list}>
        {entries.map(({ id, label, isInner, inLanguage }) => (
          <li key={id}>
            <Link
              to={{ href: `#${id}`, kind: "anchor" }}
              css={[sideLink, entry, isInner && inner]}
              aria-current={id === read ? "location" : undefined}
              onClick={({ ctrlKey, metaKey, shiftKey, altKey }) => {
                // These open another tab or window.
                if (ctrlKey || metaKey || shiftKey || altKey) return;
                requestAnimationFrame(() => focusHeading(id));
              }}
            >
              {spoken(label, { inLanguage })}
            </Link>
          </li>
        ))}
      </ul>
    </Aside>
  );
}

/** Moves the focus to a heading, or to the first one in a block. The browser scrolls. */
function focusHeading(id: string): void {
  const place = document.getElementById(id);
  const heading = place?.closest<HTMLElement>(headings) ?? place?.querySelector<HTMLElement>(headings);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

const headings = "h1, h2, h3, h4, h5, h6";

const title = css`
  padding: ${space[1]} ${space[3]};
  font-weight: 650;
`;

const list = css`
  ${media.large} {
    border-inline-start: 1px solid ${color.border};
  }
`;

const entry = css`
  position: relative;
  &[aria-current] {
    color: ${color.text};
    &::before {
      inset-block: 12%;
      inset-inline-start: -2px;
      ${currentLine()}
    }
  }
`;

const inner = css`
  &:is(a) {
    padding-inline-start: ${space[6]};
  }
`;
