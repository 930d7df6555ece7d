import { css } from "@emotion/react";
import { withoutScripts } from "../../styling/theme/media";
import { CopyFaces } from "./CopyFaces";
import { Glyph } from "../elements/Glyph";
import type { Action } from "./Pressable";
import { useLabels } from "../Settings";

/**
 * The icon of an action: copy, with its label, or the kind of link. Renders a `<span>`, or nothing without an action.
 */
export function PressMark({ action, className }: { action: Action; className?: string | undefined }) {
  const labels = useLabels();
  if (action.copy !== undefined) {
    return (
      <span css={[mark, scripted]} className={className}>
        <CopyFaces>{labels.copy}</CopyFaces>
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
