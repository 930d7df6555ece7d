import { css } from "@emotion/react";
import { color, font, radius, size } from "../../styling/theme/tokens";
import { Address } from "../../ui/elements/Address";
import type { Spoken } from "../../fields/compiled";

/** The number of characters that fit into a line of any card. */
const mostThatFit = 20;

/** A member's name in the community chat. Renders a `<p>`. */
export function Handle({
  handle,
  inLanguage,
  className,
}: Spoken & { handle: string; className?: string | undefined }) {
  return (
    <p css={line} className={className}>
      <bdi {...inLanguage}>{handle.length > mostThatFit ? <Address text={handle} /> : handle}</bdi>
    </p>
  );
}

const line = css`
  min-inline-size: 0;
  padding: 0.15em 0.6em;
  border-radius: ${radius.s};
  background: color-mix(in srgb, ${color.text} 7%, transparent);
  color: ${color.textMuted};
  font-family: ${font.mono};
  font-size: ${size.xs};
  overflow-wrap: anywhere;
`;
