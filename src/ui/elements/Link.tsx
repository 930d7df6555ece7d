import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { useRouter } from "wouter";
import type { Spoken } from "../../fields/compiled";
import type { Link as LinkTarget } from "../../fields/addresses/link";
import { Glyph } from "./Glyph";
import { useSettings } from "../Settings";
import { visuallyHidden } from "./VisuallyHidden";

type Attribute = "aria-current" | "aria-label" | "children" | "className" | "onClick" | "rel";

/**
 * A link of any kind. Renders an `<a>`; `followLinks` handles links to the site's pages.
 * - `to`: the compiled link
 * - `data-color`: the name of its colour
 * - `data-sheet`: the alternative text of the picture at the link, which `usePictureSheet` opens
 * - `aria-label`: its name, if its children have no words
 * - `inLanguage`: the language of its name; without one, the language of the added words
 * - `mark`: whether an external link has an icon; screen readers announce it anyway
 */
// Pages have many links. A spread of all other props would take a tenth of the time to render a page.
export function Link({
  to: { kind, href, language, note },
  mark = true,
  rel,
  "aria-label": name,
  "aria-current": current,
  "data-color": color,
  "data-tooltip": tooltip,
  "data-sheet": sheet,
  inLanguage,
  onClick,
  className,
  children,
}: Pick<ComponentProps<"a">, Attribute> & {
  to: LinkTarget;
  mark?: boolean | undefined;
  "data-color"?: string | undefined;
  "data-tooltip"?: string | undefined;
  "data-sheet"?: string | undefined;
} & Spoken) {
  const { labels, language: pageLanguage } = useSettings();
  const { base } = useRouter();
  const isPage = kind === "page";
  const isExternal = kind === "external";
  const after = isExternal ? labels.opensInNewTab : note;
  // An attribute has one language.
  const isMixed = name && after && inLanguage;
  return (
    <a
      hrefLang={language}
      rel={isExternal ? "noopener noreferrer" : rel}
      aria-label={isMixed ? undefined : name && after ? `${name} ${after}` : name}
      {...inLanguage}
      aria-current={current}
      data-color={color}
      data-tooltip={tooltip}
      data-sheet={sheet}
      onClick={onClick}
      data-page={isPage ? "" : undefined}
      href={isPage ? base + href : href}
      className={className}
      target={isExternal ? "_blank" : undefined}
    >
      {children}
      {isExternal && mark && <Glyph name="external" size="0.85em" css={externalMark} />}
      {isMixed ? (
        <span css={visuallyHidden}>
          {`${name} `}
          <bdi lang={pageLanguage}>{after}</bdi>
        </span>
      ) : (
        after && <span css={visuallyHidden}>{` ${after}`}</span>
      )}
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
