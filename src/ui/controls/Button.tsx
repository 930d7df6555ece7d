import { css } from "@emotion/react";
import type { ComponentProps, ReactNode } from "react";
import { buttonStyles, type ButtonVariant, roomy } from "./buttonStyles";
import { Spinner } from "../elements/Spinner";

/**
 * A button of the interface. Renders a `<button>`.
 * - `variant`: how much it stands out
 * - `busy`: whether it shows a spinner and ignores clicks; its width stays the same
 */
export function Button({
  variant = "primary",
  busy = false,
  children,
  onClick,
  className,
  ...props
}: Omit<ComponentProps<"button">, "aria-disabled"> & {
  variant?: ButtonVariant | undefined;
  busy?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      {...props}
      css={[buttonStyles(variant), roomy]}
      className={className}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy && <Spinner css={beside} />}
      <span css={content}>{children}</span>
    </button>
  );
}

const beside = css`
  position: absolute;
  inset-inline-start: 0.625rem;
`;

const content = css`
  display: inline-flex;
  align-items: center;
  gap: inherit;
`;
