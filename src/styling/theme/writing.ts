/** A language of the site with its direction. */
export interface Writing {
  language: string;
  direction: "ltr" | "rtl";
}

/** The languages from right to left whose letters stand apart: Hebrew, Yiddish and Maldivian. */
const apart = /^(?:he|yi|dv)(?:-|$)/;

/**
 * Styles for languages from right to left; empty without one. Code keeps its order. Arabic and others join their
 * letters, so they have no space between them, no italics, and more room for the marks above and below a line.
 */
export function writingCss(writings: readonly Writing[]): string {
  const fromRight = writings.filter(({ direction }) => direction === "rtl").map(({ language }) => language);
  if (fromRight.length === 0) return "";
  const code = '[dir="rtl"] code{direction:ltr;unicode-bidi:isolate}';
  const joined = fromRight
    .filter((language) => !apart.test(language))
    .map((language) => `:lang(${language})`);
  if (joined.length === 0) return code;
  const words = `:is(${joined.join(",")})`;
  return (
    `${code}${words}{letter-spacing:0!important;font-style:normal!important}em${words}{font-weight:bolder}` +
    `:is(h1,h2,h3,h4,h5,h6)${words}{line-height:1.4!important}`
  );
}
