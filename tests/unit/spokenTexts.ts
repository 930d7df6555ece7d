/** A text as visitors get it: what it says, and the language and direction of the nearest element that has them. */
export interface SpokenText {
  text: string;
  /** The attribute that contains it; absent for text between tags. */
  attribute?: string;
  /** The tags around it, from the outermost. */
  path: string;
  lang: string;
  dir: string;
  /** Whether the accessible name of an element around its own replaces it. */
  isReplaced?: boolean;
}

const empty = new Set(["br", "hr", "img", "input", "link", "meta", "source", "track", "wbr"]);
const heard =
  /^(?:alt|title|placeholder|label|data-tooltip|aria-(?:label|description|roledescription|placeholder))$/;

/** The texts in HTML that React has rendered, and the attributes that are shown or read aloud. */
export function spokenTexts(html: string, page: { lang: string; dir: string }): SpokenText[] {
  const texts: SpokenText[] = [];
  const open = [{ tag: "", isNamed: false, ...page }];
  const joined = html.replace(/<wbr\/?>|<!--.*?-->/gs, "");
  for (const [, name, attributes = "", words] of joined.matchAll(/<(\/?[\w-]+)([^>]*)>|([^<]+)/g)) {
    const around = open.at(-1)!;
    const path = open.map(({ tag }) => tag).join(" ");
    if (words !== undefined) {
      if (!/^(?:script|style|template)$/.test(around.tag))
        texts.push({ ...around, path, text: decoded(words), isReplaced: open.at(-2)?.isNamed === true });
    } else if (name?.startsWith("/")) open.pop();
    else if (name !== undefined) {
      const known = new Map<string, string>();
      for (const [, key = "", value = ""] of attributes.matchAll(/([\w-]+)="([^"]*)"/g))
        known.set(key, decoded(value));
      const lang = known.get("lang") ?? around.lang;
      const dir = known.get("dir") ?? (name === "bdi" ? "auto" : around.dir);
      for (const [attribute, text] of known)
        if (
          heard.test(attribute) ||
          (attribute === "value" && name === "input" && known.get("type") === "submit")
        )
          texts.push({ text, attribute, path: `${path} ${name}`, lang, dir });
      if (!empty.has(name)) open.push({ tag: name, isNamed: known.has("aria-label"), lang, dir });
    }
  }
  return texts;
}

function decoded(text: string): string {
  return text
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}
