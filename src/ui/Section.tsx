import { css } from "@emotion/react";
import { useId, type ReactNode } from "react";
import type { RichNode } from "../fields/text";
import { color, gutter, size, space, width as widths } from "../styling/theme/tokens";
import { Heading, HeadingScope } from "./elements/Heading";
import { RichText } from "./controls/RichText";

/**
 * The frame of a block. Renders a `<section>`, named by its heading; a section inside another one is
 * flush with it.
 * - `id`: the anchor of the block
 * - `heading`, `intro`: what stands above the content; headings of the content are one level deeper
 * - `width`: `page` for grids and cards, `text` for running text and forms, `wide` for what may take more of a large screen
 * - `align`: where the heading and the introduction stand
 */
export function Section({
  id,
  heading,
  intro,
  width = "page",
  align = "start",
  className,
  children,
}: {
  id?: string | undefined;
  heading?: string | undefined;
  intro?: RichNode[] | undefined;
  width?: keyof typeof frames | undefined;
  align?: "start" | "center" | undefined;
  className?: string | undefined;
  children?: ReactNode;
}) {
  const headingId = useId();
  return (
    <section id={id} css={section} className={className} aria-labelledby={heading ? headingId : undefined}>
      <div css={[frame, frames[width]]}>
        {(heading || intro) && (
          <div css={[opening, align === "center" && centered]}>
            {heading && <Heading id={headingId}>{heading}</Heading>}
            {intro && (
              <HeadingScope>
                <RichText nodes={intro} css={lead} />
              </HeadingScope>
            )}
          </div>
        )}
        {heading ? <HeadingScope>{children}</HeadingScope> : children}
      </div>
    </section>
  );
}

const section = css`
  padding-block: ${space[7]};
  padding-inline: ${gutter};
  section & {
    padding: 0;
    margin-block-start: ${space[6]};
  }
`;

const frame = css`
  margin-inline: auto;
  section section > & {
    margin-inline: 0;
  }
`;

const frames = {
  page: css`
    max-inline-size: ${widths.page};
  `,
  text: css`
    max-inline-size: ${widths.text};
  `,
  wide: css`
    max-inline-size: ${widths.wide};
  `,
};

/** The frames by the words that owners write. */
export const frameOf = { narrow: "text", normal: "page", wide: "wide" } as const;

const opening = css`
  max-inline-size: 46rem;
  margin-block-end: ${space[6]};
`;

const centered = css`
  margin-inline: auto;
  text-align: center;
  > * {
    margin-inline: auto;
  }
`;

const lead = css`
  margin-block-start: ${space[3]};
  color: ${color.textMuted};
  font-size: ${size.l};
  line-height: 1.55;
`;
