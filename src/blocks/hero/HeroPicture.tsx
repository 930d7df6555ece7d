import { css, keyframes } from "@emotion/react";
import { media } from "../../styling/theme/media";
import { radius, space } from "../../styling/theme/tokens";
import { Picture } from "../../ui/elements/Picture";
import type { HeroProps } from "./schema";
import { Slides } from "./Slides";
import { stops, StopSwitch } from "./StopSwitch";

/**
 * The picture of a hero that stands beside its words or below them, or several that take turns there. Renders a
 * `<div>`.
 * - `isBeside`: whether it stands beside the words on wide screens
 * - `isSmall`: whether it belongs to a small hero
 */
export function HeroPicture({
  pictures,
  isBeside,
  isSmall,
}: {
  pictures: NonNullable<HeroProps["images"]>;
  isBeside: boolean;
  isSmall: boolean;
}) {
  const [first, second] = pictures;
  if (second) {
    return (
      <div css={[turning, stops, !isBeside && below]}>
        <Slides pictures={pictures} css={[album, isSmall && smallAlbum]} />
        <StopSwitch css={inPicture} />
      </div>
    );
  }
  return (
    <div css={isBeside ? beside : below}>
      {first && <Picture picture={first} first css={[picture, isSmall && smallPicture]} />}
    </div>
  );
}

const beside = css`
  display: grid;
  justify-items: center;
`;

const below = css`
  display: grid;
  justify-items: center;
  max-inline-size: 54rem;
  inline-size: 100%;
  margin-inline: auto;
`;

const float = keyframes`
  50% { translate: 0 -0.75rem; }
`;

const picture = css`
  max-block-size: 22rem;
  object-fit: contain;
  ${media.large} {
    max-block-size: 34rem;
  }
  ${media.motion} {
    animation: ${float} 9s ease-in-out infinite;
  }
  ${media.print} {
    max-block-size: 12rem;
  }
`;

const smallPicture = css`
  max-block-size: 14rem;
  ${media.large} {
    max-block-size: 18rem;
  }
`;

const turning = css`
  position: relative;
  min-inline-size: 0;
`;

const album = css`
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: ${radius.l};
`;

const smallAlbum = css`
  aspect-ratio: 16 / 9;
`;

const inPicture = css`
  inset-block-end: ${space[3]};
  inset-inline-end: ${space[3]};
`;
