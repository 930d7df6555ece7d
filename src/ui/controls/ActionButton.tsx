import type { ButtonProps } from "../../fields/parts/action";
import { CopyButton } from "./CopyButton";
// Behind those that it styles: it overrides them.
import { buttonStyles } from "./buttonStyles";
import { Icon } from "../elements/Icon";
import { Link } from "../elements/Link";

/**
 * A button that the owner wrote: an `<a>` that follows a link, or a `<button>` that copies a text.
 * - `button`: the compiled button
 */
export function ActionButton({
  button: { label, href, copy, toast, icon, variant },
  className,
}: {
  button: ButtonProps;
  className?: string | undefined;
}) {
  const picture = icon && <Icon icon={icon} />;
  if (copy !== undefined) {
    return (
      <CopyButton text={copy} toast={toast} icon={picture} css={buttonStyles(variant)} className={className}>
        {label}
      </CopyButton>
    );
  }
  if (!href) return null;
  return (
    <Link to={href} css={buttonStyles(variant)} className={className}>
      {picture}
      <span>{label}</span>
    </Link>
  );
}
