import { blankCode } from "./blankCode";

/** HTML names that are also words, as in `/ban <player> <time>`. Without a closing tag, they are read as words. */
const words =
  "address area article base body code data details dialog form frame head header image img input label link list main map menu meter object option output param picture progress search section select slot source style summary table template text time title track var video";
const signs =
  "a abbr applet aside audio b bdi bdo big blink blockquote br button canvas caption center cite col colgroup datalist dd del dfn dir div dl dt em embed fieldset figcaption figure font footer h1 h2 h3 h4 h5 h6 hgroup hr html i iframe ins kbd legend li marquee math mark meta nav nobr noscript ol optgroup p pre q rp rt ruby s samp script small span strike strong sub sup svg tbody td textarea tfoot th thead tr tt u ul wbr";
const wordTags = new Set(words.split(" "));
const signTags = new Set(signs.split(" "));
const tag = /(?<!\\)<\/?([A-Za-z][\w-]*)([^<>]*)>/g;

/** The words in angle brackets that Markdown reads as HTML, such as `<player>`; empty if some may be HTML. */
export function bracketedWords(html: readonly string[]): string[] {
  const whole = html.join(" ");
  if (/<[!?/]/.test(whole)) return [];
  const tags = [...whole.matchAll(tag)];
  const isHtml = tags.some(([, name = "", rest = ""]) => {
    const plain = name.toLowerCase();
    return signTags.has(plain) || rest.includes("=") || rest.includes("/") || isLoneWord(plain, tags.length);
  });
  return isHtml ? [] : [...new Set(tags.map(([written]) => written))];
}

/** Whether a text without formatting contains HTML, and not only words in angle brackets. */
export function hasHtml(text: string): boolean {
  const tags = [...text.matchAll(tag)].map(([written]) => written);
  return tags.length > 0 && bracketedWords(tags).length === 0;
}

/** Whether the only tag has an HTML name. Other words in brackets would show that it is intended as a word. */
function isLoneWord(name: string, tags: number): boolean {
  return wordTags.has(name) && tags === 1;
}

/** Adds a backslash in front of each of these pieces, except inside `code`. */
export function escapeBrackets(text: string, pieces: readonly string[]): string {
  let result = "";
  let done = 0;
  for (const { 0: piece, index } of blankCode(text).matchAll(tag)) {
    if (!pieces.includes(piece)) continue;
    result += `${text.slice(done, index)}\\`;
    done = index;
  }
  return result + text.slice(done);
}
