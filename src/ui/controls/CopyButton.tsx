import { css } from "@emotion/react";
import type { ReactNode } from "react";
import type { ToastContent } from "../../fields/parts/toast";
import { withoutScripts } from "../../styling/theme/media";
import { color, radius, space } from "../../styling/theme/tokens";
import { CopyFaces } from "./CopyFaces";
import { useCopy } from "./useCopy";

/**
 * A button that copies a text and confirms it. Renders a `<button>`. Without JavaScript, it shows the text for manual
 * copying.
 * - `text`: the text to copy
 * - `icon`: the icon before its label; by default a copy icon
 */
export function CopyButton({
  text,
  toast,
  icon,
  className,
  children,
  ...props
}: {
  text: string;
  toast?: ToastContent | undefined;
  icon?: ReactNode;
  "data-color"?: string | undefined;
  lang?: string;
  dir?: "ltr" | "rtl";
  className?: string | undefined;
  children: ReactNode;
}) {
  const { copied, copy } = useCopy({ text, toast });
  return (
    <>
      <button
        {...props}
        type="button"
        css={withScript}
        className={className}
        data-copy={text}
        data-copied={copied || undefined}
        onClick={copy}
      >
        <CopyFaces icon={icon}>{children}</CopyFaces>
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
