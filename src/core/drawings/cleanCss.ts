import { type CSSToken, type TokenFunction, tokenizer, TokenType } from "@csstools/css-tokenizer";
import { atRules, functions } from "./vocabulary";

/** Replaces a removed address. It loads and draws nothing. */
const NOTHING = "data:,";

/** An embedded picture. SVG is excluded, because it would also need cleaning. */
export const embeddedPicture = /^data:image\/(?:png|jpe?g|gif|webp|avif|bmp)[;,]/i;

const embeddedFont =
  /^data:(?:font|application)\/(?:x-)?(?:font-)?(?:woff2?|ttf|otf|sfnt|truetype|opentype)(?:-ttf|-otf)?[;,]/i;

/** Whether an address is internal: it refers to an element of the drawing, or contains a picture or a font. */
function isInside(address: string): boolean {
  return address.startsWith("#") || embeddedPicture.test(address) || embeddedFont.test(address);
}

/** Replaces everything that may load external files in a stylesheet or attribute, with tokens read as in browsers. */
export function cleanCss(css: string, onPicture: () => void): string {
  // Everything that loads a file contains one of these.
  if (!/[(@\\]/.test(css)) return css;
  /** Whether it reads an `@namespace`. */
  let isNamespace = false;
  let isInUrl = false;
  let cleaned = "";
  const tokens = tokenizer({ css });
  for (let token = tokens.nextToken(); token[0] !== TokenType.EOF; token = tokens.nextToken()) {
    const [type] = token;
    if (type === TokenType.AtKeyword) isNamespace = lowerCase(token) === "namespace";
    else if (endsPrelude.has(type)) isNamespace = false;
    if (isNamespace) cleaned += inNamespace(token);
    else cleaned += isKnown(token, isInUrl) ? token[1] : replacement(token);
    if (!isNamespace && embeddedPicture.test(addressIn(token, isInUrl) ?? "")) onPicture();
    // White space between the bracket and the address does not count.
    if (type !== TokenType.Whitespace && type !== TokenType.Comment)
      isInUrl = type === TokenType.Function && lowerCase(token) === "url";
  }
  return cleaned;
}

const endsPrelude: ReadonlySet<TokenType> = new Set([
  TokenType.Semicolon,
  TokenType.OpenCurly,
  TokenType.CloseCurly,
]);

/** Writes a token of an `@namespace`. A name in `url()` becomes a string, so no browser ever loads it. */
function inNamespace(token: CSSToken): string {
  if (token[0] === TokenType.URL) return `"${/["\\\n\r\f]/.test(token[4].value) ? NOTHING : token[4].value}"`;
  // White space, because the tokens on both sides must not become one.
  if (token[0] === TokenType.CloseParen || (token[0] === TokenType.Function && lowerCase(token) === "url"))
    return " ";
  return isKnown(token, false) ? token[1] : replacement(token);
}

/** @param isInUrl - whether it is the argument of `url()` */
function isKnown(token: CSSToken, isInUrl: boolean): boolean {
  switch (token[0]) {
    case TokenType.AtKeyword:
      return atRules.has(lowerCase(token));
    case TokenType.Function:
      return functions.has(lowerCase(token));
    case TokenType.BadURL:
      return false;
    default:
      return isInside(addressIn(token, isInUrl) ?? "#");
  }
}

/** The address that a token makes a browser load; `undefined` for other tokens. */
function addressIn(token: CSSToken, isInUrl: boolean): string | undefined {
  const isAddress = token[0] === TokenType.URL || (token[0] === TokenType.String && isInUrl);
  return isAddress ? token[4].value : undefined;
}

function replacement([type]: CSSToken): string {
  if (type === TokenType.AtKeyword) return "@none";
  if (type === TokenType.Function) return "none(";
  return type === TokenType.String ? `"${NOTHING}"` : `url(${NOTHING})`;
}

/** The name of an at-rule or a function, without its delimiters. */
function lowerCase(token: CSSToken): string {
  return (token as TokenFunction)[4].value.toLowerCase();
}
