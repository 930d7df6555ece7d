import { css } from "@emotion/react";
import { useRef } from "react";
import { media } from "../../styling/theme/media";
import { color, font, radius, size, space } from "../../styling/theme/tokens";
import { StretchedAction } from "../../ui/Pressable";
import { PressMark } from "../../ui/PressMark";
import { useLabels } from "../../ui/Settings";
import { Address } from "../../ui/elements/Address";

/** A line of text that is copied when pressed, or selected if the browser refuses. Renders a `<div>`. */
export function CopyLine({ text }: { text: string }) {
  const { copy } = useLabels();
  const words = useRef<HTMLElement>(null);
  return (
    <div css={line}>
      <StretchedAction action={{ copy: text }} source={words} label={`${copy}: ${text}`} css={row}>
        <PressMark action={{ copy: text }} /> {/* Addresses are left to right in every language. */}
        <bdi ref={words} css={value}>
          <Address text={text} />
        </bdi>
      </StretchedAction>
    </div>
  );
}

const line = css`
  position: relative;
  inline-size: fit-content;
  max-inline-size: 100%;
  padding: ${space[3]} ${space[4]};
  border: 1px solid color-mix(in srgb, ${color.primary} 45%, ${color.border});
  border-radius: ${radius.m};
  background: color-mix(in srgb, ${color.primary} 9%, ${color.surface});
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[5]};
`;

const value = css`
  min-inline-size: 0;
  font-family: ${font.mono};
  font-size: ${size.s};
  font-weight: 600;
  overflow-wrap: anywhere;
  ${media.medium} {
    font-size: ${size.m};
  }
`;
