import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { Glyph } from "../elements/Glyph";
import { useLabels } from "../Settings";

/**
 * The words of something that copies, and those that it shows instead while it carries `data-copied`. Renders two
 * `<span>` in one place, so that nothing moves when they change.
 * - `icon`: what stands before the words, else a copy sign
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

// The first script of a page sets the attribute too, so that a copy is shown before React is there.
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
