import { css } from "@emotion/react";
import type { ReactNode } from "react";
import type { ToastContent } from "../../fields/toast";
import { withoutScripts } from "../../styling/theme/media";
import { color, radius, space } from "../../styling/theme/tokens";
import { Glyph } from "../elements/Glyph";
import { useLabels } from "../Settings";
import { useCopy } from "./useCopy";

/**
 * A button that copies a text and says so in its place. Renders a `<button>`; without JavaScript the text
 * itself stands there, to be copied by hand.
 * - `text`: what is copied
 * - `icon`: what stands before the words, else a copy sign
 */
export function CopyButton({
  text,
  toast,
  icon,
  className,
  children,
}: {
  text: string;
  toast?: ToastContent | undefined;
  icon?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}) {
  const labels = useLabels();
  const { copied, copy } = useCopy({ text, toast });
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its words are the two faces */}
      <button type="button" css={withScript} className={className} data-copy={text} onClick={copy}>
        <span css={stack}>
          <span css={[face, copied && away]}>
            {icon ?? <Glyph name="copy" />}
            <span>{children}</span>
          </span>
          <span css={[face, !copied && away]}>
            <Glyph name="check" />
            <span>{labels.copied}</span>
          </span>
        </span>
      </button>
      <code css={withoutScript}>{text}</code>
    </>
  );
}

const withScript = css`
  ${withoutScripts} && {
    display: none;
  }
`;

const withoutScript = css`
  display: none;
  ${withoutScripts} & {
    display: inline-block;
    padding: ${space[3]} ${space[4]};
    border: 1px solid ${color.border};
    border-radius: ${radius.m};
    -webkit-user-select: all;
    user-select: all;
    overflow-wrap: anywhere;
  }
`;

// Both faces share one place, so that the button keeps its width when they change.
const stack = css`
  display: grid;
  align-items: center;
  > * {
    grid-area: 1 / 1;
  }
`;

const face = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
`;

const away = css`
  visibility: hidden;
`;
