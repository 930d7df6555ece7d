import { css } from "@emotion/react";
import { media } from "../../styling/theme/media";
import { color, duration, font, gap, radius, size, space } from "../../styling/theme/tokens";
import { Link } from "../../ui/elements/Link";
import { Picture } from "../../ui/elements/Picture";
import { Section } from "../../ui/Section";
import type { LogosProps } from "./schema";
import { spoken } from "../../ui/elements/spoken";

/** Logos, or names if there is no picture. Renders a `<section>` with a `<ul>`. */
export function Logos({ items, ...block }: LogosProps) {
  return (
    <Section {...block}>
      <ul css={list}>
        {items.map(({ name, image, href, inLanguage }, index) => {
          const logo = image ? (
            <Picture picture={{ src: image, alt: name, inLanguage }} css={picture} />
          ) : (
            <span css={wordmark}>{spoken(name, { inLanguage })}</span>
          );
          return (
            <li key={index} css={place}>
              {href ? (
                <Link to={href} mark={false} css={[plate, pressable]}>
                  {logo}
                </Link>
              ) : (
                <span css={plate}>{logo}</span>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

const list = css`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(max(min(100%, 9rem), (100% - 5 * ${gap}) / 6 - 0.1px), 1fr)
  );
  gap: ${gap};
  min-inline-size: 0;
`;

const place = css`
  display: flex;
  min-inline-size: 0;
`;

const plate = css`
  display: grid;
  flex: 1;
  place-items: center;
  min-inline-size: 0;
  min-block-size: 5.5rem;
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: color-mix(in srgb, ${color.surface} 70%, transparent);
  color: ${color.text};
  text-align: center;
  text-decoration: none;
`;

const pressable = css`
  transition:
    border-color ${duration.fast},
    background-color ${duration.fast};
  ${media.hover} {
    &:hover {
      border-color: ${color.primary};
      background: ${color.surfaceRaised};
    }
  }
  &:focus-visible {
    border-radius: ${radius.m};
  }
`;

const picture = css`
  inline-size: auto;
  max-inline-size: 100%;
  block-size: 3rem;
  object-fit: contain;
`;

const wordmark = css`
  min-inline-size: 0;
  font-family: ${font.heading};
  font-size: ${size.l};
  font-weight: 700;
  line-height: 1.2;
  overflow-wrap: anywhere;
`;
