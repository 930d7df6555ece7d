import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { useRouter } from "wouter";
import type { Link as LinkTarget } from "../../fields/addresses/link";
import { Glyph } from "./Glyph";
import { useLabels } from "../Settings";
import { VisuallyHidden } from "./VisuallyHidden";

/**
 * A link of any kind. Renders an `<a>`; `followLinks` handles links to the site's pages.
 * - `to`: the compiled link
 * - `mark`: whether an external link has an icon; screen readers announce it anyway
 */
export function Link({
  to,
  mark = true,
  children,
  ...props
}: Omit<ComponentProps<"a">, "href"> & { to: LinkTarget; mark?: boolean | undefined }) {
  const { opensInNewTab } = useLabels();
  const { base } = useRouter();
  if (to.kind === "page") {
    const { className, ...rest } = props;
    return (
      <a {...rest} data-page="" href={base + to.href} className={className}>
        {children}
      </a>
    );
  }
  if (to.kind !== "external") {
    return (
      <a {...props} href={to.href}>
        {children}
      </a>
    );
  }
  const name = props["aria-label"];
  return (
    <a
      {...props}
      aria-label={name && `${name} ${opensInNewTab}`}
      href={to.href}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
      {mark && <Glyph name="external" size="0.85em" css={externalMark} />}
      <VisuallyHidden> {opensInNewTab}</VisuallyHidden>
    </a>
  );
}

const externalMark = css`
  display: inline-block;
  flex: none;
  margin-inline-start: 0.2em;
  vertical-align: -0.06em;
  opacity: 0.75;
  [dir="rtl"] & {
    transform: scaleX(-1);
  }
`;
