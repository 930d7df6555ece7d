import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { Glyph } from "../elements/Glyph";
import { useLabels } from "../Settings";

/**
 * The label of a copy button, and the confirmation that replaces it while the button has `data-copied`. Renders two
 * `<span>` elements that overlap, to avoid layout shift.
 * - `icon`: the icon before the label; by default a copy icon
 */
export function CopyFaces({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  const { copied } = useLabels();
  return (
    <span css={faces}>
      <span>
        {icon ?? <Glyph name="copy" />}
        <span>{children}</span>
      </span>
      <span>
        <Glyph name="check" />
        <span>{copied}</span>
      </span>
    </span>
  );
}

// The inline script also sets the attribute, to confirm before hydration.
export const faces = css`
  display: grid;
  align-items: center;
  gap: inherit;
  > * {
    grid-area: 1 / 1;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: inherit;
  }
  > :last-of-type,
  [data-copied] & > :first-of-type {
    visibility: hidden;
  }
  [data-copied] & > :last-of-type {
    visibility: visible;
  }
`;
