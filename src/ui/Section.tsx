import { css } from "@emotion/react";
import { useId, type ReactNode } from "react";
import type { ButtonProps } from "../fields/parts/action";
import type { RichNode, Title } from "../fields/texts/text";
import { frameSides, inset, rhythm, width, wordSides } from "../styling/theme/tokens";
import { below, ButtonRow } from "./blockButtons";
import { HeadingScope } from "./elements/Heading";
import { Opening } from "./Opening";

/**
 * The frame of a block. Renders a `<section>`, labelled by its heading. Nested sections have no padding of their own.
 * - `id`: the block's anchor
 * - `heading`, `intro`: above the content, whose headings are one level deeper
 * - `buttons`: below the content
 */
export function Section({
  id,
  heading,
  intro,
  buttons,
  className,
  children,
}: {
  id?: string | undefined;
  heading?: Title | undefined;
  intro?: RichNode[] | undefined;
  buttons?: ButtonProps[] | undefined;
  className?: string | undefined;
  children?: ReactNode;
}) {
  const headingId = useId();
  return (
    <section id={id} css={section} className={className} aria-labelledby={heading ? headingId : undefined}>
      <div css={frame}>
        {(heading || intro) && <Opening heading={heading} intro={intro} titleId={headingId} css={above} />}
        {heading ? <HeadingScope>{children}</HeadingScope> : children}
        {buttons && <ButtonRow buttons={buttons} css={below} />}
      </div>
    </section>
  );
}

export const section = css`
  padding: ${rhythm.section} ${inset};
  section & {
    padding: 0;
    margin-block-start: ${rhythm.content};
  }
`;

// These tokens give the block its width and alignment.
const frame = css`
  max-inline-size: ${width.block};
  margin-inline: ${frameSides()};
  > * {
    --width: 100%;
  }
  section section > & {
    margin-inline: 0;
  }
`;

const above = css`
  max-inline-size: 46rem;
  margin-inline: ${wordSides()};
  /* No margin: it would collapse with the lines around a theme's panels. */
  padding-block-end: var(--below-opening, ${rhythm.content});
`;
