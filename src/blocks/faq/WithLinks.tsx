import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media } from "../../styling/theme/media";
import { color, columns, radius, size, space, staysInView } from "../../styling/theme/tokens";
import { useLabels } from "../../ui/Settings";
import type { FaqCategory } from "./schema";

/**
 * Links to the categories of questions before these: in lines on a narrow screen, and on a wide one in a column that stays in
 * view while the questions scroll. Renders a `<nav>` and a `<div>`; no links where there is but one category with a title.
 * - `categories`: those that are shown
 * - `children`: their questions
 */
export function WithLinks({
  categories,
  children,
}: {
  categories: readonly FaqCategory[];
  children: ReactNode;
}) {
  const { contents } = useLabels();
  const titled = categories.filter(({ title }) => title !== undefined);
  if (titled.length < 2) return children;
  return (
    <div css={beside}>
      <nav aria-label={contents} css={place}>
        <ul css={links}>
          {titled.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} css={link}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div css={questions}>{children}</div>
    </div>
  );
}

const beside = css`
  display: grid;
  gap: ${space[6]};
  min-inline-size: 0;
  ${media.large} {
    grid-template-columns: ${columns("14rem minmax(0, 1fr)")};
    gap: ${space[7]};
  }
`;

const place = css`
  min-inline-size: 0;
  ${media.large} {
    position: ${staysInView};
    inset-block-start: calc(var(--header-height) + ${space[5]});
    align-self: start;
    max-block-size: calc(100vh - var(--header-height) - 2 * ${space[5]});
    overflow-y: auto;
  }
  ${media.print} {
    display: none;
  }
`;

const links = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  ${media.large} {
    display: grid;
    gap: 0;
    border-inline-start: 1px solid ${color.border};
  }
`;

const link = css`
  display: block;
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  color: ${color.textMuted};
  font-size: ${size.s};
  font-weight: 600;
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover {
    color: ${color.text};
    background: color-mix(in srgb, ${color.text} 6%, transparent);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.large} {
    border: 0;
  }
`;

const questions = css`
  min-inline-size: 0;
`;
