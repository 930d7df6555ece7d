import type { HeroLayout } from "../../../fields/parts/heroLayout";
import { media } from "../../../styling/theme/media";
import { color, inset, rhythm } from "../../../styling/theme/tokens";

/** How far the address overlaps a picture. */
export const LAP = "2.25rem";

/** The part of a ground above its words. On low screens, the address below them stays on the first one. */
const SKY = "clamp(4rem, min(max(14vw, 9rem), 100svh - 42rem), 15rem)";

/** Transparent pictures are whole, in the middle of a ground. */
const clear = () => `
  &[data-clear] img {
    padding: 1.25rem;
    background: radial-gradient(closest-side, color-mix(in srgb, ${color.primary} 18%, ${color.tint}), ${color.tint});
    object-fit: contain;
  }
`;

const toTheEdge = () => `calc(-1 * ${inset})`;

/** The styles of each shape of a picture. */
export const pictures = (): Record<HeroLayout["picture"], string> => ({
  /* The address is on the first screen. */
  band: `
    --others: 44rem;
    ${media.large} {
      --others: calc(31rem + 4vw);
    }
    > [data-part="p"] img {
      inline-size: 100%;
      block-size: clamp(9rem, min(max(28vw, 12rem), 100svh - var(--others)), 30rem);
      object-fit: cover;
    }
    > [data-part="p"] { ${clear()} }
  `,
  /* As wide as the screen, at the end of the hero. Its sky becomes the page, also behind an address without facts. */
  cut: `
    isolation: isolate;
    &:not(:has(> :is([data-part="f"], [data-clear]))) > [data-part="p"] {
      z-index: -1;
      margin-block-start: -2rem;
      ${media.large} {
        margin-block-start: -11rem;
      }
      ${media.forcedColors} {
        margin-block-start: ${rhythm.content};
      }
    }
    ${media.large} {
      > ul[data-part="a"] {
        margin-block-start: ${rhythm.intro};
      }
    }
    > [data-part="p"] {
      margin: 0 ${toTheEdge()};
      mask: linear-gradient(transparent, rgb(0 0 0 / 0.5) 22%, #000 50%);
      img {
        inline-size: 100%;
        block-size: clamp(13rem, 28vw, 30rem);
        object-fit: cover;
        &:not([data-focus]) {
          object-position: 50% 80%;
        }
      }
      &[data-clear] {
        mask: none;
        img {
          object-fit: contain;
        }
      }
    }
  `,
  /* Behind the words, darkened where they are. */
  ground: `
    position: relative;
    isolation: isolate;
    margin: calc(-2 * var(--unit)) ${toTheEdge()} 0;
    padding-inline: ${inset};
    padding-block-start: ${SKY};
    > [data-part="p"] {
      /* The colours of parts on pictures come with a position. */
      position: absolute !important;
      z-index: -1;
      inset: 0;
      overflow: hidden;
      img {
        position: absolute;
        inset: 0;
        inline-size: 100%;
        block-size: 100%;
        object-fit: cover;
      }
      &::after {
        content: "";
        position: absolute;
        inset: 0;
        background: linear-gradient(transparent 5%, var(--veil) ${SKY});
      }
      ${media.large} {
        &:dir(rtl) {
          --toward: left;
        }
        &::after {
          background:
            linear-gradient(to var(--toward, right), var(--veil) 34%, color-mix(in srgb, var(--veil) 60%, transparent) 54%, transparent 78%),
            linear-gradient(transparent 55%, color-mix(in srgb, var(--veil) 70%, transparent));
          mask: linear-gradient(rgb(0 0 0 / 0.25), rgb(0 0 0 / 0.8) calc(${SKY} / 2), #000 ${SKY});
        }
      }
    }
    > [data-part="h"] {
      max-inline-size: 44rem;
    }
    > [data-part="l"] {
      max-inline-size: 36rem;
    }
    &:has(> ul) > [data-part="p"] {
      inset-block-end: ${LAP};
    }
    &:not(:has(> ul)) {
      padding-block-end: ${rhythm.content};
    }
    /* Beside the words, above the address. */
    > [data-part="p"][data-clear] {
      inset-inline: 55% ${inset};
      inset-block: 2rem calc(${LAP} + 7rem);
      &::after {
        content: none;
      }
      img {
        object-fit: contain;
      }
      ${media.belowLarge} {
        position: static !important;
        img {
          position: static;
          max-block-size: 13rem;
        }
      }
    }
    &:has(> [data-clear]) {
      ${media.belowLarge} {
        margin-block-start: 0;
        padding-block-start: 0;
      }
      ${media.large} {
        padding-block-start: ${rhythm.ground};
        > :is([data-part="h"], [data-part="l"]) {
          max-inline-size: 52%;
        }
      }
    }
    ${media.withoutGrounds} {
      padding-block-start: ${rhythm.ground};
      > [data-part="p"] {
        position: static !important;
        grid-column: 1 / -1;
        &::after {
          content: none;
        }
        img {
          position: static;
          max-block-size: 24rem;
        }
      }
    }
  `,
  arch: `
    > [data-part="p"] {
      justify-self: center;
      inline-size: min(100%, 25rem);
      padding: 5px;
      border: 1px solid ${color.text};
      &,
      img {
        border-radius: 50vw 50vw 0 0;
      }
      img {
        inline-size: 100%;
        block-size: auto;
        aspect-ratio: 4 / 5;
        /* On phones, the words below it begin on the first screen. */
        max-block-size: clamp(11rem, 100svh - 41rem, 44svh);
        border: 2px solid ${color.text};
        object-fit: cover;
      }
      ${clear()}
      ${media.large} {
        img {
          aspect-ratio: 4 / 7;
          max-block-size: none;
        }
      }
    }
  `,
  prints: `
    /* The address and the facts are level with the lower edge of the pictures. */
    ${media.large} {
      grid-template-rows: auto 1fr;
    }
    > [data-part="p"] {
      position: relative;
      inline-size: min(100%, 30rem, max(14rem, 108svh - 44rem));
      aspect-ratio: 1.08;
      ${media.large} {
        inline-size: min(100%, 41rem);
      }
      justify-self: center;
      > span {
        position: absolute;
        padding: 1.9% 1.9% 6%;
        border: 1px solid rgb(0 0 0 / 0.08);
        border-radius: 4px;
        background: #fff;
        box-shadow: 0 2px 6px rgb(0 0 0 / 0.12), 0 18px 40px -16px rgb(0 0 0 / 0.4);
      }
      > :nth-child(1) {
        inset-block-start: 2%;
        inset-inline: 17% 1%;
        rotate: 2.5deg;
        --shape: 3 / 1.95;
      }
      > :only-child {
        inset-inline: 5%;
        --shape: 3 / 2.3;
      }
      > :nth-child(2) {
        inset-block-end: 3%;
        inset-inline: 1% 53%;
        rotate: -5deg;
        --shape: 1.2;
      }
      > :nth-child(3) {
        inset-block-end: 0;
        inset-inline: 59% 3%;
        rotate: 6deg;
        --shape: 1.15;
      }
      img {
        inline-size: 100%;
        block-size: auto;
        aspect-ratio: var(--shape);
        border-radius: 2px;
        object-fit: cover;
      }
      ${clear()}
    }
  `,
});
