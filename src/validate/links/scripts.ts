import punycode from "punycode/punycode.js";

/** The scripts that hosts are mostly written in. */
const scripts = [
  "Latin Cyrillic Greek Armenian Georgian Cherokee Hebrew Arabic Devanagari Bengali Tamil Thai",
  "Han Hiragana Katakana Hangul Bopomofo",
]
  .flatMap((names) => names.split(" "))
  .map((name) => [name, new RegExp(`\\p{Script=${name}}`, "u")] as const);
const ofEveryScript = /[\p{Script=Common}\p{Script=Inherited}]/u;

/**
 * The scripts that one name may mix: those of Japanese, Chinese and Korean are written together, and with Latin
 * letters. Source: Unicode Technical Standard 39, "Highly Restrictive".
 */
const together = [
  ["Latin", "Han", "Hiragana", "Katakana"],
  ["Latin", "Han", "Bopomofo"],
  ["Latin", "Han", "Hangul"],
];

/** Small Cyrillic letters that look like Latin ones. Source: the lookalikes that Chrome knows of. */
const cyrillicLookalikes = /^[асԁеһіјӏорԛѕԝхуъьҽпгѵѡ\d-]+$/u;

/** The host as people read it: what is encoded for machines (`xn--…`, punycode) in its own letters. */
export function readableHost(host: string): string {
  try {
    return punycode.toUnicode(host);
  } catch {
    return host;
  }
}

/**
 * Whether a host looks like another one: a name in it mixes letters of scripts that no language writes together,
 * or is made of nothing but Cyrillic letters that look like Latin ones, below a Latin end such as `.com`.
 */
export function looksLikeAnother(host: string): boolean {
  // Most hosts have no other letters than a to z.
  if (/^[\w.:[\]-]*$/.test(host) && !host.includes("xn--")) return false;
  const names = readableHost(host.normalize("NFKC").toLowerCase()).split(".");
  const isEndLatin = /^[a-z]+$/.test(names.at(-1) ?? "");
  return names.some(
    (name) => isMixed(name) || (isEndLatin && /\p{L}/u.test(name) && cyrillicLookalikes.test(name)),
  );
}

/** Whether a word has letters of scripts that no language writes together. */
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
