import { css, type SerializedStyles } from "@emotion/react";
import type { ButtonProps } from "../../fields/parts/action";
import { space } from "../../styling/theme/tokens";
import { ActionButton } from "./ActionButton";

/**
 * The buttons of something, as many in a line as there is room for. Renders a `<div>`, or nothing where there is no button.
 * - `buttons`: the compiled buttons
 * - `each`: the style of each of them
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
