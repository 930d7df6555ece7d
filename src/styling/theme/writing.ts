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
export function writingCss(writings: readonly Writing[]): Record<"first" | "later", string> {
  const fromRight = writings.filter(({ direction }) => direction === "rtl");
  const joined = fromRight.filter(({ language }) => !apart.test(language));
  const first = joined.map(
    ({ language }) =>
      `:lang(${language}){letter-spacing:0!important}` +
      `:is(h1,h2,h3,h4,h5,h6):lang(${language}){line-height:1.4!important}`,
  );
  const later = joined.map(({ language }) => `em:lang(${language}){font-style:normal;font-weight:bolder}`);
  if (fromRight.length > 0) later.push('[dir="rtl"] code{direction:ltr;unicode-bidi:isolate}');
  return { first: first.join(""), later: later.join("") };
}
