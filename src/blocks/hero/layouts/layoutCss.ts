import type { HeroLayout } from "../../../fields/parts/heroLayout";
import { displaySizes } from "../../../styling/theme/baseStyles";
import { media } from "../../../styling/theme/media";
import { align, color, gap, inset, rhythm, space } from "../../../styling/theme/tokens";

/** `"h*8 l*4"` as a row of `grid-template-areas`. */
function rowOf(row: string): string {
  const cells = row.split(" ").flatMap((part) => {
    const [name = "", count = "1"] = part.split("*");
    return Array<string>(Number(count)).fill(name);
  });
  return `"${cells.join(" ")}"`;
}

/** How far the address overlaps a picture. */
const LAP = "2.25rem";

/** The part of a ground above its words. */
const SKY = "clamp(9rem, 14vw, 15rem)";

const toTheEdge = `calc(-1 * ${inset})`;

const pictures: Record<HeroLayout["picture"], string> = {
  band: `
    > [data-part="p"] img {
      inline-size: 100%;
      block-size: clamp(12rem, 28vw, 30rem);
      object-fit: cover;
    }
  `,
  /* As wide as the screen, at the end of the hero. Its sky becomes the page. */
  cut: `
    > [data-part="p"] {
      margin: ${rhythm.content} ${toTheEdge} 0;
      mask: linear-gradient(transparent, rgb(0 0 0 / 0.5) 22%, #000 50%);
      img {
        inline-size: 100%;
        block-size: clamp(13rem, 28vw, 30rem);
        object-fit: cover;
        &:not([data-focus]) {
          object-position: 50% 80%;
        }
      }
    }
  `,
  /* Behind the words, darkened where they are. */
  ground: `
    position: relative;
    isolation: isolate;
    margin: calc(-2 * var(--unit)) ${toTheEdge} 0;
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
            linear-gradient(to var(--toward, right), var(--veil) 46%, transparent 82%),
            linear-gradient(transparent 55%, color-mix(in srgb, var(--veil) 70%, transparent));
          mask: linear-gradient(rgb(0 0 0 / 0.15), #000 ${SKY});
        }
      }
    }
    > [data-part="h"],
    > [data-part="l"] {
      max-inline-size: 36rem;
    }
    &:has(> ul) > [data-part="p"] {
      inset-block-end: ${LAP};
    }
    &:not(:has(> ul)) {
      padding-block-end: ${rhythm.content};
    }
    ${media.withoutGrounds} {
      padding-block-start: 0;
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
        border: 2px solid ${color.text};
        object-fit: cover;
      }
      &[data-clear] img {
        padding: 12% 8% 0;
        background: ${color.tint};
        object-fit: contain;
      }
      ${media.large} {
        img {
          aspect-ratio: 4 / 7;
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
      inline-size: min(100%, 30rem);
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
    }
  `,
};

const line = `
  display: flex;
  flex-wrap: wrap;
  justify-content: ${align()};
  gap: ${space[3]} clamp(1.5rem, 3vw, 2.75rem);
`;

const factLists: Record<HeroLayout["facts"], string> = {
  line,
  rows: `
    align-self: start;
    border-block-end: 1px solid ${color.border};
    > li {
      padding-block: ${space[3]};
      border-block-start: 1px solid ${color.border};
      --row: flex;
    }
  `,
  /* One panel with the address. */
  strip: `
    ${line}
    flex: 1;
    align-items: center;
    padding: ${space[4]} ${space[5]};
    text-align: start;
    > li + li {
      padding-inline-start: clamp(1rem, 2vw, 1.75rem);
      border-inline-start: 1px dashed ${color.border};
    }
    ${media.large} {
      margin-inline-start: calc(-1 * ${gap});
      border-start-start-radius: 0;
      border-end-start-radius: 0;
    }
  `,
};

/** The styles of a layout. Parts that a hero does not have take no space. */
export function layoutCss({ areas, narrow, picture, facts, lap, align: side, scale }: HeroLayout): string {
  const order = narrow?.split(" ") ?? [];
  const placed = ["h", "p", "l", "a", "f"].filter((part) => areas.some((row) => row.includes(part)));
  const below = placed.filter((part) => !areas[0]?.includes(part));
  return `
    gap: ${gap};
    --scale: ${scale};
    ${side ? "--align: center; --sides: auto;" : ""}
    ${order.map((part, place) => (place === 0 ? "" : `> [data-part="${part}"] { order: ${place}; }`)).join("")}
    ${pictures[picture]}
    > [data-part="f"] { ${factLists[facts]} }
    ${media.large} {
      grid-template-areas: ${areas.map(rowOf).join(" ")};
      grid-template-columns: repeat(12, minmax(0, 1fr));
      row-gap: 0;
      ${placed.map((part) => `> [data-part="${part}"] { grid-area: ${part}; }`).join("")}
      ${below.includes("l") ? `> [data-part="l"] { margin-block-start: ${rhythm.intro}; }` : ""}
      > :is(${below
        .filter((part) => part !== "l")
        .map((part) => `[data-part="${part}"]`)
        .join()}) {
        margin-block-start: ${rhythm.content};
      }
      ${lap ? laps[lap] : ""}
    }
    ${media.belowLarge} {
      ${facts === "strip" ? joinedBelow : ""}
    }
  `;
}

/* The facts are attached to the address. */
const joinedBelow = `
  > [data-part="a"] + [data-part="f"] {
    margin-block-start: calc(-1 * ${gap} - 1px);
    border-start-start-radius: 0;
    border-start-end-radius: 0;
  }
  > [data-part="a"]:has(+ ul) > li {
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
`;

const laps: Record<NonNullable<HeroLayout["lap"]>, string> = {
  up: `
    > [data-part="p"] ~ [data-part="a"] {
      z-index: 1;
      margin-block-start: calc(-1 * ${LAP});
      ${media.forcedColors} {
        margin-block-start: ${rhythm.intro};
      }
    }
    > [data-part="a"] + [data-part="f"] {
      margin-block-start: ${rhythm.intro};
    }
  `,
  down: `
    > [data-part="a"]:has(+ ul) > li {
      border-start-end-radius: 0;
      border-end-end-radius: 0;
    }
  `,
};

export const titleSize = `min(${displaySizes.display} * var(--scale, 1) * var(--small, 1), 100cqi / var(--longest, 1))`;
