/** A language of the site with its direction. */
export interface Writing {
  language: string;
  direction: "ltr" | "rtl";
}

/** The languages from right to left whose letters stand apart: Hebrew, Yiddish and Maldivian. */
const apart = /^(?:he|yi|dv)(?:-|$)/;

/** The first styles of a language such as Arabic: joined letters have no space between them, and marks above them. */
export function lettersCss({ language, direction }: Writing): string {
  if (direction === "ltr" || apart.test(language)) return "";
  return (
    `:lang(${language}){letter-spacing:0!important}` +
    `:is(h1,h2,h3,h4,h5,h6):lang(${language}){line-height:1.4!important}`
  );
}

/** Styles for languages from right to left; empty without one. Code keeps its order, and joined letters do not slant. */
export function writingCss(writings: readonly Writing[]): string {
  const fromRight = writings.filter(({ direction }) => direction === "rtl");
  if (fromRight.length === 0) return "";
  const ofLetters = fromRight.map((one) => {
    const letters = lettersCss(one);
    return letters && `${letters}em:lang(${one.language}){font-style:normal;font-weight:bolder}`;
  });
  return `[dir="rtl"] code{direction:ltr;unicode-bidi:isolate}${ofLetters.join("")}`;
}
