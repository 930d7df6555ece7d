import { css } from "@emotion/react";
import type { ReactNode } from "react";
import type { Title } from "../../fields/texts/text";
import { media } from "../../styling/theme/media";
import {
  color,
  columns,
  gap,
  radius,
  rhythm,
  size,
  space,
  span,
  staysInView,
} from "../../styling/theme/tokens";
import type { FaqCategory } from "./schema";
import { titleNodes } from "../../ui/controls/RichText";
import { wordsOf } from "../../ui/wordsOf";

/**
 * Questions after links to their categories, which are a sticky column on wide screens. Renders a `<nav>` and a `<div>`. If
 * fewer than two categories have a title, there are no links.
 * - `heading`: names the links; by default, their text does
 */
export function WithLinks({
  heading,
  categories,
  shown,
  children,
}: {
  heading: Title | undefined;
  categories: readonly FaqCategory[];
  shown: readonly FaqCategory[];
  children: ReactNode;
}) {
  const all = titled(categories);
  const links = titled(shown);
  if (all.length < 2) return children;
  return (
    <div css={beside}>
      {links.length > 1 && (
        <nav aria-label={wordsOf(heading ?? all.map(({ title }) => wordsOf(title)).join(", "))} css={place}>
          <ul css={list}>
            {links.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} css={link}>
                  {titleNodes(title)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div css={questions}>{children}</div>
    </div>
  );
}

function titled(categories: readonly FaqCategory[]) {
  return categories.filter((one): one is FaqCategory & { title: Title } => one.title !== undefined);
}

const beside = css`
  display: grid;
  gap: ${rhythm.content};
  min-inline-size: 0;
  ${media.large} {
    grid-template-columns: ${columns(`${span(3)} minmax(0, 1fr)`)};
    gap: ${gap};
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

const list = css`
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

// In the second column even if there are no links.
const questions = css`
  min-inline-size: 0;
  ${media.large} {
    grid-column-end: -1;
  }
`;
