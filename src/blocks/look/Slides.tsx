import { css, keyframes } from "@emotion/react";
import type { Compiled } from "../../fields/compiled";
import type { Picture as WrittenPicture } from "../../fields/pictures/image";
import { Picture } from "../../ui/elements/Picture";
import { media } from "../../styling/theme/media";

/** A slideshow of up to five pictures. With reduced motion, only the first is shown. Renders a `<div>` with `<img>`s. */
export function Slides({ pictures }: { pictures: readonly Compiled<WrittenPicture>[] }) {
  return (
    <div css={pictures.length > 1 && [place, stack, turns[pictures.length]]}>
      {pictures.map((picture, index) => (
        <Picture key={index} picture={picture} sizes="100vw" />
      ))}
    </div>
  );
}

const place = css`
  position: relative;
`;

/** The seconds between two pictures. */
const TURN = 8;

/** Fades a picture in above the previous one, and out after the next one covers it. */
const turnOf = (count: number) =>
  `0%{opacity:0}${20 / count}%,${120 / count}%{opacity:1}${140 / count}%,100%{opacity:0}`;

const stack = css`
  > * {
    &:not(:first-child) {
      display: none;
    }
    ${media.motion} {
      &:not(:first-child) {
        display: block;
        animation: var(--turn) infinite backwards;
      }
      ${[2, 3, 4, 5].map((place) => `&:nth-child(${place}){animation-delay:${(place - 1) * TURN}s}`).join("")}
    }
    ${media.withoutGrounds} {
      animation: none !important;
      &:not(:first-child) {
        display: none;
      }
    }
  }
`;

const two = keyframes`${turnOf(2)}`;
const three = keyframes`${turnOf(3)}`;
const four = keyframes`${turnOf(4)}`;
const five = keyframes`${turnOf(5)}`;

const turns = [
  undefined,
  undefined,
  css`
    --turn: ${2 * TURN}s ${two};
  `,
  css`
    --turn: ${3 * TURN}s ${three};
  `,
  css`
    --turn: ${4 * TURN}s ${four};
  `,
  css`
    --turn: ${5 * TURN}s ${five};
  `,
];
