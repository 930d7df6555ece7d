import { css, type SerializedStyles } from "@emotion/react";
import { color } from "../../styling/theme/tokens";
import type { GlyphName } from "./Glyph";

/** How serious something is that stands out from the page. */
export type Tone = "info" | "success" | "warning" | "danger";

/** The sign of a tone. */
export function signOf(tone: Tone): GlyphName {
  return tone === "danger" ? "error" : tone;
}

/** The colour of each tone, as `--tone` for what is inside. */
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
