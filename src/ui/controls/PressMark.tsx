import { css } from "@emotion/react";
import { withoutScripts } from "../../styling/theme/media";
import { duration } from "../../styling/theme/tokens";
import { Glyph } from "../elements/Glyph";
import type { Action } from "./Pressable";
import { useLabels } from "../Settings";

/**
 * The sign of what pressing does: copying with its words, or where a link leads. Renders a decorative
 * `<span>`, or nothing where there is nothing to press.
 * - `copied`: whether the text was just copied
 */
export function PressMark({
  action,
  copied = false,
  className,
}: {
  action: Action;
  copied?: boolean | undefined;
  className?: string | undefined;
}) {
  const labels = useLabels();
  if (action.copy !== undefined) {
    return (
      <span css={[mark, scripted]} className={className} aria-hidden="true">
        <Glyph name={copied ? "check" : "copy"} />
        <span css={words}>
          <span css={copied && away}>{labels.copy}</span>
          <span css={!copied && away}>{labels.copied}</span>
        </span>
      </span>
    );
  }
  if (!action.href) return null;
  const leaves = action.href.kind === "external";
  return (
    <span css={mark} className={className} aria-hidden="true">
      <Glyph name={leaves ? "external" : "chevron"} css={leaves ? outward : onward} />
    </span>
  );
}

const mark = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 0.4em;
`;

const scripted = css`
  ${withoutScripts} & {
    display: none;
  }
`;

const words = css`
  display: grid;
  > * {
    grid-area: 1 / 1;
    transition:
      opacity ${duration.fast},
      visibility ${duration.fast};
  }
`;

const away = css`
  visibility: hidden;
  opacity: 0;
`;

const outward = css`
  [dir="rtl"] & {
    transform: scaleX(-1);
  }
`;

const onward = css`
  rotate: -90deg;
  [dir="rtl"] & {
    rotate: 90deg;
  }
`;
