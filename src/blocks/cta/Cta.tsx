import { css } from "@emotion/react";
import { media } from "../../styling/theme/media";
import { align, color, edge, radius, rhythm, shadow, sides, size, space } from "../../styling/theme/tokens";
import { ButtonRow } from "../../ui/controls/ButtonRow";
import { Heading } from "../../ui/elements/Heading";
import { Picture } from "../../ui/elements/Picture";
import { RichText, titleNodes } from "../../ui/controls/RichText";
import { Section } from "../../ui/Section";
import type { CtaProps } from "./schema";

/**
 * A call to action in a wide, glowing panel, which buttons alone do not have. Renders a `<section>`.
 * - `layout`: for a banner, `BlockLook` renders the picture
 */
export function Cta({ id, layout, heading, intro, image, buttons }: CtaProps) {
  const isBanner = layout === "banner";
  const isPictured = image && (layout ?? "split") === "split";
  const hasWords = !!(heading || intro);
  const isSplit = hasWords && !image && layout === "split";
  const row = (
    <ButtonRow
      buttons={buttons}
      css={[buttonRow, isPictured && rowBesidePicture, isSplit && rowBesideWords]}
    />
  );
  return (
    <Section id={id}>
      <div
        css={isBanner ? banner : (hasWords || !!image) && [panel, isPictured && pictured, isSplit && parted]}
      >
        <div css={[words, (isPictured || isSplit) && besidePicture]}>
          {heading && <Heading css={[title, isBanner && bannerTitle]}>{titleNodes(heading)}</Heading>}
          {intro && <RichText nodes={intro} deeper css={lead} />}
          {!isSplit && row}
        </div>
        {isSplit && row}
        {image && !isBanner && <Picture picture={{ ...image, fit: "whole" }} css={picture} />}
      </div>
    </Section>
  );
}

export const panel = css`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  padding: ${rhythm.section} ${space[6]};
  border: 1px solid color-mix(in srgb, ${color.primary} 32%, ${color.border});
  border-radius: ${radius.l};
  background:
    radial-gradient(
      85% 110% at 50% 116%,
      color-mix(in srgb, ${color.primary} 44%, transparent),
      color-mix(in oklab, color-mix(in oklab, ${color.primary}, ${color.accent} 65%) 13%, transparent) 46%,
      transparent 76%
    ),
    radial-gradient(
      60% 90% at 88% -12%,
      color-mix(in srgb, ${color.accent} 26%, transparent),
      transparent 72%
    ),
    ${color.surface};
  box-shadow: ${edge}, ${shadow[2]};
`;

const pictured = css`
  ${media.large} {
    display: grid;
    grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr);
    align-items: center;
    gap: ${rhythm.content};
    padding-inline: ${rhythm.section};
  }
`;

const parted = css`
  ${media.large} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${rhythm.content};
    padding-inline: ${rhythm.section};
  }
`;

const banner = css`
  padding-block: ${rhythm.content};
`;

const words = css`
  display: flex;
  flex-direction: column;
  align-items: ${align("center")};
  gap: ${space[4]};
  max-inline-size: 44rem;
  margin-inline: ${sides("auto")};
  text-align: ${align("center")};
`;

const besidePicture = css`
  ${media.large} {
    align-items: flex-start;
    margin-inline: 0;
    text-align: start;
  }
`;

const title = css`
  font-size: ${size.xxl};
`;

const bannerTitle = css`
  font-size: ${size.xxxl};
`;

const lead = css`
  color: color-mix(in srgb, ${color.text} 82%, ${color.surface});
  font-size: ${size.l};
  overflow-wrap: anywhere;
`;

const buttonRow = css`
  justify-content: ${align("center")};
  max-inline-size: 100%;
  margin-block-start: ${space[3]};
`;

const rowBesidePicture = css`
  ${media.large} {
    justify-content: flex-start;
  }
`;

const rowBesideWords = css`
  ${media.large} {
    flex: 0 1 auto;
    justify-content: flex-end;
    margin-block-start: 0;
  }
`;

const picture = css`
  max-block-size: 18rem;
  margin: ${space[6]} auto 0;
  object-fit: contain;
  ${media.large} {
    margin-block-start: 0;
  }
`;
