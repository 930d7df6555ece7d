import { css, type SerializedStyles } from "@emotion/react";
import type { ButtonProps } from "../../fields/parts/action";
import { space } from "../../styling/theme/tokens";
import { ActionButton } from "./ActionButton";

/**
 * A row of buttons that wraps. Renders a `<div>`, or nothing without buttons.
 * - `buttons`: the compiled buttons
 * - `each`: the style of each button
 */
export function ButtonRow({
  buttons,
  each,
  className,
}: {
  buttons?: readonly ButtonProps[] | undefined;
  each?: SerializedStyles | undefined;
  className?: string | undefined;
}) {
  return buttons?.length ? (
    <div css={row} className={className}>
      {buttons.map((button, index) => (
        <ActionButton key={index} button={button} css={each} />
      ))}
    </div>
  ) : null;
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;
