import { css } from "@emotion/react";
import type { PageLanguage, Shared } from "../../compile/page";
import { color, inset, size, space } from "../../styling/theme/tokens";
import { listLink } from "../../ui/controls/listLink";
import { Glyph } from "../../ui/elements/Glyph";
import { useHydrated } from "../../ui/useHydrated";
import { link } from "./Header";
import { inMenu, inOneDirection, languageSwitch, row } from "./languageLists";
import { link as menuLink } from "./menuStyles";
import { NavGroup } from "./NavGroup";
import { link as panelLink } from "./navGroupList";
import { inner, summary } from "./NavLink";

export interface LanguagesProps {
  /** The offer above the header, the switch in the header or in the menu, or the list in the footer. */
  place: "offer" | "header" | "menu" | "footer";
  shared: Shared;
  languages: readonly PageLanguage[];
}

/**
 * Links to a page in the site's other languages. They load the page, so they also work without JavaScript.
 * `languages.ts` shows the offer, remembers the visitor's choice, and adds the anchor of the address.
 * - `place`: where the links are
 * - `languages`: the languages of the page
 */
export function Languages({ place, shared, languages }: LanguagesProps) {
  const isHydrated = useHydrated();
  const { label = "", offers = {} } = shared.languages ?? {};
  const others = languages.filter(({ isCurrent }) => !isCurrent);
  const current = languages.find(({ isCurrent }) => isCurrent)?.label ?? "";
  const name = `${label}: ${current}`;
  if (place === "offer") {
    return (
      <aside css={offer} data-offers="">
        {others
          .filter(({ isTranslated }) => isTranslated)
          .map((language) => (
            <LanguageLink key={language.code} language={language} offer={offers[language.code]} />
          ))}
        <button type="button" aria-label={shared.labels.dismiss} onClick={focusContent}>
          <Glyph name="close" size="1.5rem" />
        </button>
      </aside>
    );
  }
  const list = languages.map((language) => (
    <li key={language.code}>
      <LanguageLink language={language} css={[listLink, panelLink, inOneDirection]} />
    </li>
  ));
  if (place === "footer") {
    return (
      <ul aria-label={label} css={row}>
        {list}
      </ul>
    );
  }
  const [other] = others;
  const isOnly = others.length === 1 && other;
  if (place === "menu") {
    // Without JavaScript, there is no menu.
    if (!isHydrated) return undefined;
    return isOnly ? (
      <LanguageLink language={other} css={[inMenu, listLink, menuLink, inOneDirection]} />
    ) : (
      <details css={inMenu}>
        <summary css={[summary, listLink, menuLink]}>
          {name}
          <Glyph name="chevron" />
        </summary>
        <ul css={inner}>{list}</ul>
      </details>
    );
  }
  return (
    <div css={languageSwitch}>
      {isOnly ? (
        <LanguageLink language={other} css={link} />
      ) : (
        <NavGroup
          group={{ label: current, show: "both" }}
          path={current}
          name={name}
          list={list}
          css={link}
        />
      )}
    </div>
  );
}

/** Moves the focus from the line, which `languages.ts` has hidden. */
function focusContent() {
  document.getElementById("sp-content")?.focus({ preventScroll: true });
}

/** A link to the page in a language, with the language's name, or with its offer. */
function LanguageLink({
  language: { code, direction, href, isCurrent, label },
  offer: words,
  className,
}: {
  language: PageLanguage;
  offer?: string | undefined;
  className?: string | undefined;
}) {
  return (
    <a href={href} hrefLang={code} lang={code} dir={direction} aria-current={isCurrent} className={className}>
      {words ?? label}
    </a>
  );
}

// `languages.ts` has the rule that shows the line with one of its links.
const offer = css`
  &,
  > a {
    display: none;
  }
  justify-content: space-between;
  gap: ${space[3]};
  padding-inline: ${inset};
  border-block-end: 1px solid ${color.border};
  background: ${color.surface};
  font-size: ${size.s};
  > a {
    padding-block: ${space[3]};
  }
`;
