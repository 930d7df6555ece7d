/**
 * The inline script of sites with several languages. Before the first paint, it shows the link that offers the page in
 * the visitor's language, if the page is in another one. It keeps the language that a visitor chooses, and adds the
 * anchor of the address to the links.
 */

/** Storage key of the visitor's choice. */
const KEY = "sp-language";

const { lang } = document.documentElement;
/** Without storage, a choice lasts until the visitor leaves the page. */
let kept: Partial<Record<string, string>> = {};
try {
  kept = localStorage;
} catch {
  // Visitors can forbid it.
}

/** A code as language and script, so `de-AT` matches `de`, and `zh-TW` matches `zh-Hant`. */
const kindOf = (code: string) => {
  try {
    return new Intl.Locale(code).maximize().baseName.slice(0, 7);
  } catch {
    // Some browsers have names that are no codes, such as `en_US`.
    return undefined;
  }
};

const codes = document.currentScript!.dataset["languages"]!.split(" ");
/** The language of the site that the visitor prefers. */
const wanted = [kept[KEY] ?? [], navigator.languages]
  .flat(2)
  .map((own) => codes.find((code) => code === own) ?? codes.find((code) => kindOf(code) === kindOf(own)))
  .find(Boolean);

// A rule also applies after navigation to pages that offer other languages. The policy allows no new stylesheet.
const sheet = document.styleSheets[0]!;
sheet.insertRule(`[data-offers]:has([lang=${wanted}]),[data-offers]>[lang=${wanted}]{display:flex}`);

addEventListener(
  "click",
  ({ target }) => {
    const control = (target as Element).closest<HTMLAnchorElement>("a[hreflang][lang],[data-offers]>button");
    if (!control) return;
    // The button keeps the page's own language.
    const code = control.lang || lang;
    control.hash = location.hash;
    if (code === lang) (sheet.cssRules[0] as CSSStyleRule).style.cssText = "";
    // Last, because full storage throws.
    kept[KEY] = code;
  },
  true,
);
