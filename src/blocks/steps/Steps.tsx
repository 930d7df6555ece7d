import { css } from "@emotion/react";
import { media } from "../../styling/theme/media";
import { color, edge, font, gap, radius, shadow, size, space } from "../../styling/theme/tokens";
import { ButtonRow } from "../../ui/controls/ButtonRow";
import { Heading } from "../../ui/elements/Heading";
import { Icon } from "../../ui/elements/Icon";
import { Picture } from "../../ui/elements/Picture";
import { stack } from "../../ui/elements/stack";
import { entryText, entryTitle } from "../../ui/textStyles";
import { RichText, titleNodes } from "../../ui/controls/RichText";
import { Section } from "../../ui/Section";
import { CopyLine } from "./CopyLine";
import type { StepsProps } from "./schema";

/** Numbered steps. Renders a `<section>` with an `<ol>`. Every step has its anchor. */
export function Steps({ items, ...block }: StepsProps) {
  return (
    <Section {...block}>
      <ol css={list}>
        {items.map(({ id: anchor, title, icon, text, copy, image, buttons, color: tone }) => (
          <li key={anchor} id={anchor} css={step} data-color={tone}>
            <div css={[content, image && besidePicture]}>
              <div css={stack[3]}>
                <Heading css={entryTitle}>
                  {icon && <Icon icon={icon} css={titleIcon} />}
                  {titleNodes(title)}
                </Heading>
                {text && <RichText nodes={text} deeper css={entryText} />}
                {copy !== undefined && <CopyLine text={copy} />}
                <ButtonRow buttons={buttons} css={row} />
              </div>
              {image && <Picture picture={image} css={picture} />}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const titleIcon = css`
  display: inline-block;
  margin-inline-end: 0.4em;
  color: ${color.primary};
  vertical-align: -0.125em;
`;

const list = css`
  container: steps / inline-size;
  counter-reset: step;
  display: grid;
  min-inline-size: 0;
`;

// Each number has a line to the next one.
const step = css`
  counter-increment: step;
  position: relative;
  display: grid;
  grid-template-columns: 2.75rem minmax(0, 1fr);
  column-gap: ${space[4]};
  padding-block-end: ${gap};
  &::before {
    content: counter(step);
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    border: 1px solid color-mix(in srgb, ${color.primary} 45%, ${color.border});
    border-radius: ${radius.full};
    background: color-mix(in srgb, ${color.primary} 14%, ${color.surface});
    box-shadow: ${edge};
    color: ${color.primary};
    font-family: ${font.figures};
    font-size: ${size.l};
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  &:not(:last-of-type)::after {
    content: "";
    position: absolute;
    inset-block: 3.25rem 0.5rem;
    inset-inline-start: calc(1.375rem - 1px);
    border-inline-start: 2px solid color-mix(in srgb, ${color.primary} 28%, ${color.border});
  }
  &:last-of-type {
    padding-block-end: 0;
  }
  &:is(:target, [data-target])::before {
    border-color: ${color.primary};
    outline: 2px solid ${color.primary};
    outline-offset: 2px;
  }
  ${media.medium} {
    column-gap: ${space[5]};
  }
  ${media.print} {
    break-inside: avoid;
  }
`;

const content = css`
  display: grid;
  gap: ${space[5]};
  align-items: start;
  min-inline-size: 0;
  padding-block-start: 0.4rem;
`;

const besidePicture = css`
  @container steps (min-width: 44rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 22rem);
  }
`;

const row = css`
  margin-block-start: ${space[1]};
`;

export const picture = css`
  max-block-size: 24rem;
  object-fit: contain;
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  box-shadow: ${shadow[1]};
`;
