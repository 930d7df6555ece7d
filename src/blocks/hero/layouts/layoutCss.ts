import type { HeroLayout } from "../../../fields/parts/heroLayout";
import { displaySizes } from "../../../styling/theme/displaySizes";
import { media } from "../../../styling/theme/media";
import { align, color, gap, rhythm, space } from "../../../styling/theme/tokens";
import { LAP, pictures } from "./pictureCss";

/** `"h*8 l*4"` as a row of `grid-template-areas`. */
function rowOf(row: string): string {
  const cells = row.split(" ").flatMap((part) => {
    const [name = "", count = "1"] = part.split("*");
    return Array<string>(Number(count)).fill(name);
  });
  return `"${cells.join(" ")}"`;
}

// Functions, because a bundler keeps the expressions of unused template literals.
const line = () => `
  display: flex;
  flex-wrap: wrap;
  justify-content: ${align()};
  gap: ${space[3]} clamp(1.5rem, 3vw, 2.75rem);
`;

const factLists = (): Record<HeroLayout["facts"], string> => ({
  line: line(),
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
    ${line()}
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
});

/** The styles of a layout. Parts that a hero does not have take no space. */
export function layoutCss({ areas, narrow, picture, facts, lap, align: side, scale }: HeroLayout): string {
  const order = narrow?.split(" ") ?? [];
  const placed = ["h", "p", "l", "a", "f"].filter((part) => areas.some((row) => row.includes(part)));
  const below = placed.filter((part) => !areas[0]?.includes(part));
  return `
    gap: ${gap};
    --scale: ${scale};
    ${side ? "--align: center; --sides: auto; --intro: 44rem;" : ""}
    ${order.map((part, place) => (place === 0 ? "" : `> [data-part="${part}"] { order: ${place}; }`)).join("")}
    ${pictures()[picture]}
    > [data-part="f"] { ${factLists()[facts]} }
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
      ${lap ? laps()[lap] : ""}
    }
    ${media.belowLarge} {
      ${facts === "strip" ? joinedBelow() : ""}
    }
  `;
}

/* The facts are attached to the address. */
const joinedBelow = () => `
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

const laps = (): Record<NonNullable<HeroLayout["lap"]>, string> => ({
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
});

export const titleSize = () =>
  `min(${displaySizes.display} * var(--scale, 1) * var(--small, 1), 100cqi / var(--longest, 1))`;
