import { css, type SerializedStyles } from "@emotion/react";
import { color } from "../../styling/theme/tokens";
import type { GlyphName } from "./Glyph";

/** The severity of something that stands out from the page. */
export type Tone = "info" | "success" | "warning" | "danger";

export function signOf(tone: Tone): GlyphName {
  return tone === "danger" ? "error" : tone;
}

/** The colour of each tone, as `--tone`. */
export const tones: Record<Tone, SerializedStyles> = {
  info: css`
    --tone: ${color.info};
  `,
  success: css`
    --tone: ${color.success};
  `,
  warning: css`
    --tone: ${color.warning};
  `,
  danger: css`
    --tone: ${color.danger};
  `,
};
