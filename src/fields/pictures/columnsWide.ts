/** The width of the page in rem on the largest screens, and in `vw` on others, apart from phones (`baseStyles.ts`). */
const PAGE = 92;

/**
 * The `sizes` of a picture that is as wide as some of the page's twelve columns.
 * @param from - the screen width from which it is
 * @param below - its width on narrower screens
 */
export function columnsWide(columns: number, from = "64rem", below = "calc(100vw - 2rem)"): string {
  const width = Math.ceil((PAGE * columns) / 12);
  return `(min-width: 100rem) ${width}rem, (min-width: ${from}) ${width}vw, ${below}`;
}
