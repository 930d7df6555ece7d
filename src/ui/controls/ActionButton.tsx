import type { ButtonProps } from "../../fields/parts/action";
import { CopyButton } from "./CopyButton";
// After the styles that it overrides.
import { buttonStyles } from "./buttonStyles";
import { Icon } from "../elements/Icon";
import { Link } from "../elements/Link";
import { spoken } from "../elements/spoken";

/**
 * A button from the config: an `<a>` that follows a link, or a `<button>` that copies a text.
 * - `button`: the compiled button
 */
export function ActionButton({
  button: { label, href, copy, toast, icon, variant, color, inLanguage },
  className,
}: {
  button: ButtonProps;
  className?: string | undefined;
}) {
  const words = spoken(label, { inLanguage });
  const picture = icon && <Icon icon={icon} />;
  if (copy !== undefined) {
    return (
      <CopyButton
        text={copy}
        toast={toast}
        icon={picture}
        data-color={color}
        css={buttonStyles(variant)}
        className={className}
      >
        {words}
      </CopyButton>
    );
  }
  if (!href) return null;
  return (
    <Link to={href} data-color={color} css={buttonStyles(variant)} className={className}>
      {picture}
      <span>{words}</span>
    </Link>
  );
}
