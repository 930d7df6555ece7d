import { css } from "@emotion/react";
import { media } from "../../styling/theme/media";
import { color, duration, edge, gap, radius, rhythm, size, space } from "../../styling/theme/tokens";
import { Glyph } from "../../ui/elements/Glyph";
import { Link } from "../../ui/elements/Link";
import { useLabels } from "../../ui/Settings";
import type { GuideData, GuideLink } from "../../fields/parts/guide";
import { spoken } from "../../ui/elements/spoken";

/** Links to the previous and next page. Renders a `<nav>`, or nothing. */
export function PagesBeside({ previous, next }: Pick<GuideData, "previous" | "next">) {
  const labels = useLabels();
  if (!previous && !next) return null;
  return (
    <nav aria-label={labels.pagesBeside} css={row}>
      {previous && <PageLink word={labels.previousPage} page={previous} rel="prev" />}
      {next && <PageLink word={labels.nextPage} page={next} rel="next" />}
    </nav>
  );
}

function PageLink({ word, page, rel }: { word: string; page: GuideLink; rel: "prev" | "next" }) {
  return (
    <Link to={page.link} rel={rel} css={beside}>
      <Glyph name="chevron" css={arrow} />
      <span css={words}>
        <small css={quiet}>{word}</small> <span>{spoken(page.label, page)}</span>
      </span>
    </Link>
  );
}

const row = css`
  display: grid;
  gap: ${gap};
  margin-block-start: ${rhythm.ground};
  ${media.medium} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.print} {
    display: none;
  }
`;

const beside = css`
  display: flex;
  align-items: center;
  gap: ${gap};
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
  box-shadow: ${edge};
  color: ${color.text};
  font-weight: 600;
  line-height: 1.4;
  text-decoration: none;
  overflow-wrap: anywhere;
  transition: border-color ${duration.fast};
  &[rel="next"] {
    flex-direction: row-reverse;
    text-align: end;
    ${media.medium} {
      grid-column: 2;
    }
  }
  &:hover {
    border-color: ${color.primary};
  }
`;

const words = css`
  flex: 1;
  display: grid;
  min-inline-size: 0;
`;

const quiet = css`
  color: ${color.textMuted};
  font-size: ${size.xs};
  font-weight: 400;
`;

/* The icon points down. */
const arrow = css`
  flex: none;
  color: ${color.primary};
  rotate: 90deg;
  [rel="next"] > & {
    rotate: -90deg;
  }
  [dir="rtl"] & {
    rotate: -90deg;
  }
  [dir="rtl"] [rel="next"] > & {
    rotate: 90deg;
  }
`;
