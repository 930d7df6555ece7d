import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, inset, size, space } from "../../styling/theme/tokens";

/** Says above an untranslated page in which language it is. Renders a `<p>` and the page. */
export function Untranslated({ words, children }: { words?: string | undefined; children?: ReactNode }) {
  return (
    <>
      <p css={notice}>{words}</p>
      {children}
    </>
  );
}

const notice = css`
  padding: ${space[3]} ${inset};
  border-block-end: 1px solid ${color.border};
  background: ${color.surface};
  font-size: ${size.s};
`;
