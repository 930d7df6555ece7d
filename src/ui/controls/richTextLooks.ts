import { css, type SerializedStyles } from "@emotion/react";
import type { RichElement, Sign } from "../../fields/texts/text";
import { color, font, radius, space } from "../../styling/theme/tokens";
import { marks } from "./richTextMarks";

/** A text that is copied when it is pressed. */
export const copyButton = css`
  display: inline-flex;
  gap: 0.4em;
  max-inline-size: 100%;
  padding: 0.05em 0.45em;
  border: 1px solid color-mix(in srgb, ${color.primary} 45%, transparent);
  border-radius: ${radius.s};
  background: color-mix(in srgb, ${color.primary} 10%, transparent);
  color: ${color.text};
  font: 0.92em/1.5 ${font.mono};
  text-align: start;
  vertical-align: middle;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover {
    border-color: ${color.primary};
  }
`;

/** The styles of other elements. Few texts have them. */
export const looks: { readonly [Name in RichElement["tag"] | Sign]?: SerializedStyles } = {
  ...marks,
  hr: css`
    border: 0;
    border-block-start: 1px solid ${color.border};
  `,
  blockquote: css`
    padding-inline-start: ${space[4]};
    border-inline-start: 3px solid ${color.primary};
    color: ${color.textMuted};
  `,
  pre: css`
    padding: ${space[4]};
    border-radius: ${radius.s};
    background: color-mix(in srgb, ${color.text} 7%, transparent);
    direction: ltr;
    > code {
      padding: 0;
      background: none;
      white-space: pre-wrap;
      overflow-wrap: anywhere;
    }
  `,
  label: css`
    display: block;
    /* The checkbox replaces the bullet. */
    margin-inline-start: -1.4em;
    padding-inline-start: 1.4em;
    text-indent: -1.4em;
    input {
      inline-size: 1em;
      block-size: 1em;
      margin: 0;
      vertical-align: -0.1em;
      accent-color: ${color.primary};
    }
  `,
  div: css`
    overflow-x: auto;
    > table {
      inline-size: max-content;
      min-inline-size: 100%;
    }
    td,
    th {
      max-inline-size: 18rem;
    }
  `,
  table: css`
    inline-size: 100%;
    border-collapse: collapse;
    th,
    td {
      padding: ${space[2]} ${space[3]};
      border-block-end: 1px solid ${color.border};
      min-inline-size: 4.5rem;
      text-align: start;
      vertical-align: top;
    }
    th {
      font-weight: 650;
      vertical-align: bottom;
    }
    [data-align="center"] {
      text-align: center;
    }
    [data-align="end"] {
      text-align: right;
    }
  `,
};
