import { css } from "@emotion/react";
import type { RichNode } from "../fields/texts/text";
import { color, radius, size, space } from "../styling/theme/tokens";
import { Glyph } from "./elements/Glyph";
import { RichText } from "./controls/RichText";

/**
 * A note at the end of a list of rules or of a tab. Renders a `<div>`.
 * - `text`: the compiled text
 */
export function ClosingNote({ text }: { text: RichNode[] }) {
  return (
    <div css={note}>
      <Glyph name="info" css={icon} />
      <RichText nodes={text} />
    </div>
  );
}

const note = css`
  display: flex;
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px solid color-mix(in srgb, ${color.warning} 28%, ${color.border});
  border-radius: ${radius.m};
  background: color-mix(in srgb, ${color.warning} 5%, transparent);
  color: color-mix(in srgb, ${color.text} 82%, ${color.surface});
  font-size: ${size.s};
  overflow-wrap: anywhere;
`;

const icon = css`
  flex: none;
  margin-block-start: 0.15em;
  color: ${color.warning};
`;
