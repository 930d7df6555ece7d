import { css, keyframes } from "@emotion/react";
import type { Compiled } from "../../fields/compiled";
import type { Picture as WrittenPicture } from "../../fields/pictures/image";
import { media } from "../../styling/theme/media";
import { Picture } from "../../ui/elements/Picture";

/**
 * Pictures that take turns, one above the other; visitors who asked for less motion see the first. Renders a `<div>`
 * with their `<img>`s.
 * - `pictures`: one, which stays, to five
 */
export function Slides({ pictures }: { pictures: readonly Compiled<WrittenPicture>[] }) {
  return (
    <div css={[stack, turns[pictures.length]]}>
      {pictures.map((picture, index) => (
        <Picture key={index} picture={picture} sizes="100vw" />
      ))}
    </div>
  );
}

/** How long each picture is alone, in seconds. */
const TURN = 8;

/**
 * The turn of one of several pictures: it comes while the one below it is still there, and goes once the next one
 * covers it, or to show the first one again, which lies below all.
 */
const turnOf = (count: number) =>
  `0%{opacity:0}${20 / count}%,${120 / count}%{opacity:1}${140 / count}%,100%{opacity:0}`;

const stack = css`
  position: relative;
  > * {
    &:not(:first-child) {
      display: none;
    }
    ${media.motion} {
      &:not(:first-child) {
        display: block;
        animation: var(--turn) infinite backwards;
      }
      &:nth-child(2) {
        animation-delay: ${TURN}s;
      }
      &:nth-child(3) {
        animation-delay: ${2 * TURN}s;
      }
      &:nth-child(4) {
        animation-delay: ${3 * TURN}s;
      }
      &:nth-child(5) {
        animation-delay: ${4 * TURN}s;
      }
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
