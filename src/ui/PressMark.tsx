import { css } from "@emotion/react";
import { withoutScripts } from "../styling/theme/media";
import { color, font, size } from "../styling/theme/tokens";
import { CopyFaces } from "./controls/CopyFaces";
import { Glyph } from "./elements/Glyph";
import type { Action } from "./Pressable";
import { useLabels } from "./Settings";

/**
 * The mark of a pressable card: the word "Copy", or an icon for a link. Renders a `<span>`, or nothing without an action.
 * - `isInTitle`: whether it is inside a heading
 */
export function PressMark({
  action,
  isInTitle = false,
  className,
}: {
  action: Action;
  isInTitle?: boolean;
  className?: string | undefined;
}) {
  const labels = useLabels();
  if (action.copy !== undefined) {
    return (
      <span css={[mark, isInTitle && inTitle, scripted]} className={className}>
        <CopyFaces>{labels.copy}</CopyFaces>
      </span>
    );
  }
  if (!action.href) return null;
  const leaves = action.href.kind === "external";
  return (
    <span css={[mark, isInTitle && inTitle]} className={className} aria-hidden="true">
      <Glyph name={leaves ? "external" : "chevron"} css={leaves ? outward : onward} />
    </span>
  );
}

// First in the reading order, as in the accessible name (WCAG 2.5.3), but shown last.
const mark = css`
  display: inline-flex;
  flex: none;
  order: 1;
  align-items: center;
  gap: 0.4em;
  color: var(--tone, ${color.primary});
  font-size: ${size.s};
  font-weight: 650;
`;

const inTitle = css`
  font-family: ${font.body};
  font-weight: 600;
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
