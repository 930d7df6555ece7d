import punycode from "punycode/punycode.js";

/** The most common scripts in host names. */
const scripts = [
  "Latin Cyrillic Greek Armenian Georgian Cherokee Hebrew Arabic Devanagari Bengali Tamil Thai",
  "Han Hiragana Katakana Hangul Bopomofo",
]
  .flatMap((names) => names.split(" "))
  .map((name) => [name, new RegExp(`\\p{Script=${name}}`, "u")] as const);
const ofEveryScript = /[\p{Script=Common}\p{Script=Inherited}]/u;

/** The scripts that one name may mix. Source: Unicode Technical Standard 39, "Highly Restrictive". */
const together = [
  ["Latin", "Han", "Hiragana", "Katakana"],
  ["Latin", "Han", "Bopomofo"],
  ["Latin", "Han", "Hangul"],
];

/** Lowercase Cyrillic letters that look like Latin ones. Source: Chrome's list of lookalikes. */
const cyrillicLookalikes = /^[асԁеһіјӏорԛѕԝхуъьҽпгѵѡ\d-]+$/u;

/** The host as people read it, with encoded names (`xn--…`, punycode) decoded. */
export function readableHost(host: string): string {
  try {
    return punycode.toUnicode(host);
  } catch {
    return host;
  }
}

/** Whether a label of a host mixes scripts, or is all Cyrillic lookalikes below a Latin top-level domain. */
export function looksLikeAnother(host: string): boolean {
  // Most hosts have only ASCII characters.
  if (/^[\w.:[\]-]*$/.test(host) && !host.includes("xn--")) return false;
  const names = readableHost(host.normalize("NFKC").toLowerCase()).split(".");
  const isEndLatin = /^[a-z]+$/.test(names.at(-1) ?? "");
  return names.some(
    (name) => isMixed(name) || (isEndLatin && /\p{L}/u.test(name) && cyrillicLookalikes.test(name)),
  );
}

/** Whether a word mixes scripts that no language combines. */
export function isMixed(name: string): boolean {
  const used = new Set(
    Array.from(name)
      .filter((letter) => !ofEveryScript.test(letter))
      .map(scriptOf),
  );
  return used.size > 1 && !together.some((group) => [...used].every((script) => group.includes(script)));
}

function scriptOf(letter: string): string {
  return scripts.find(([, pattern]) => pattern.test(letter))?.[0] ?? "another";
}
