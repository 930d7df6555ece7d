import type { Variants } from "../preset";
import type { PageParts } from "./pageParts";

/** A drawing below each heading, aligned with its words. It is left out on paper and in forced colours. */
function below({ headings, centered }: PageParts, drawing: string): string {
  return (
    `@media screen and (forced-colors:none){` +
    `:root :is(${headings})::after{content:"";display:block;margin:.32em var(--sides,0) 0;${drawing}}` +
    `:root :is(${centered}){--sides:auto}}`
  );
}

/** The headings of pages and sections. Their font size stays the component's: `1em` would be the size of the surrounding text. */
export const headingStyles: Record<Variants["headings"], ((parts: PageParts) => string) | undefined> = {
  plain: undefined,
  caps: ({ headings }) => `:root :is(${headings}){text-transform:uppercase;letter-spacing:.03em}`,
  underline: (parts) =>
    below(
      parts,
      "inline-size:min(3.25rem,60%);block-size:.35rem;border-radius:9px;background:linear-gradient(90deg,var(--color-primary),var(--color-accent))",
    ),
  ornament: (parts) =>
    // A diamond between two lines that fade out.
    below(
      parts,
      "inline-size:min(11rem,100%);block-size:.7rem;background:" +
        "conic-gradient(from 45deg at 50% 50%,var(--color-primary) 0) 50%/.5rem .5rem no-repeat," +
        "linear-gradient(90deg,transparent,color-mix(in srgb,var(--color-primary) 75%,transparent)) 0 50%/calc(50% - .75rem) 1px no-repeat," +
        "linear-gradient(270deg,transparent,color-mix(in srgb,var(--color-primary) 75%,transparent)) 100% 50%/calc(50% - .75rem) 1px no-repeat",
    ),
  glow: ({ headings }) =>
    `@media not (prefers-contrast:more){:root :is(${headings}){text-shadow:0 0 .04em color-mix(in srgb,var(--color-primary) 60%,transparent),0 0 .7em color-mix(in srgb,var(--color-primary) 75%,transparent)}}`,
};
