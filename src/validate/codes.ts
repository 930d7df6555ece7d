import type { MistakeCode } from "../json/mistake";
import type { Severity } from "./diagnostic";

/** The facts about a code. */
export interface CodeFacts {
  severity: Severity;
  /** The meaning of the finding, as one sentence. */
  meaning: string;
  /** Reports several as one finding: `what` follows their number, `advice` applies to all of them. */
  together?: { what: string; advice: string };
}

/**
 * The codes that belong to no block type. A code keeps its meaning and is never reused. A renamed one stays in {@link formerCodes}
 * for good.
 */
export const generalCodes = {
  "empty-file": { severity: "error", meaning: "The file has no content." },
  "invalid-encoding": { severity: "error", meaning: "The file is not UTF-8 text." },
  "byte-order-mark": { severity: "warning", meaning: "The file starts with an invisible byte-order mark." },
  comment: { severity: "error", meaning: "The file has a comment, which JSON does not allow." },
  "trailing-comma": {
    severity: "error",
    meaning: "The last entry of a list or object has a comma after it.",
  },
  "syntax-error": { severity: "error", meaning: "The text is not valid JSON at this position." },
  "nesting-too-deep": {
    severity: "error",
    meaning: "Brackets, or quotes and lists in a text, are nested too deep.",
  },
  "duplicate-key": { severity: "error", meaning: "A key is set twice in the same object." },
  "newer-version": {
    severity: "error",
    meaning: "The file uses a newer config version than this Spawnpage supports.",
  },
  "older-version": {
    severity: "error",
    meaning: "The file uses an older config version than this Spawnpage expects.",
  },
  "unknown-key": { severity: "error", meaning: "A key is unknown in this object." },
  "missing-key": { severity: "error", meaning: "A required key is missing." },
  "wrong-type": { severity: "error", meaning: "A value has the wrong type for its key." },
  "misplaced-part": {
    severity: "error",
    meaning: "A page, block or link is in the wrong list or object.",
  },
  "unknown-type": {
    severity: "error",
    meaning: "The type of a block, form field, delivery or provider is unknown.",
  },
  "unknown-value": { severity: "error", meaning: "A value is not one of the allowed values of its key." },
  "out-of-range": {
    severity: "error",
    meaning: "A number is too small or too large, or a list or text is too long.",
  },
  "empty-value": { severity: "error", meaning: "A text or list is empty but must not be." },
  "malformed-value": { severity: "error", meaning: "A text does not have the format of its key." },
  "malformed-name": { severity: "error", meaning: "A name has characters that are not allowed." },
  "malformed-link": { severity: "error", meaning: "A link is not a valid path, anchor or web address." },
  "unknown-page": {
    severity: "error",
    meaning: "A link, announcement or sidebar refers to a page or file that does not exist.",
  },
  "unknown-anchor": { severity: "error", meaning: "A link leads to an anchor that its page does not have." },
  "unknown-file": { severity: "error", meaning: "A file is not in public/." },
  "file-letter-case": {
    severity: "error",
    meaning: "The name of a file in public/ differs in uppercase and lowercase letters.",
  },
  "other-base-path": {
    severity: "error",
    meaning: "The base path differs from the one that the host uses for the site.",
  },
  "unknown-icon": { severity: "error", meaning: "An icon name is unknown." },
  "unknown-tag": { severity: "error", meaning: "A tag is not defined in tags." },
  "unknown-server": { severity: "error", meaning: "A server is not defined in servers." },
  "unknown-toast": { severity: "error", meaning: "A toast message is not defined in toasts.messages." },
  "unknown-constant": { severity: "error", meaning: "A constant is not defined in constants." },
  "unclosed-constant": { severity: "error", meaning: "A {{ has no closing }}." },
  "constant-in-constant": { severity: "error", meaning: "The value of a constant uses another constant." },
  "duplicate-path": { severity: "error", meaning: "Two routes or two sidebars have the same path." },
  "path-letter-case": {
    severity: "error",
    meaning: "The paths of two routes differ only in uppercase and lowercase letters.",
  },
  "taken-path": {
    severity: "error",
    meaning: "The path of a route is the address of a file, or reserved for the build.",
  },
  "shadowed-redirect": {
    severity: "error",
    meaning:
      "The path of a redirect is used by a page, a file or another redirect, or reserved for the build.",
  },
  "redirect-loop": { severity: "error", meaning: "Redirects form a loop." },
  "redirect-chain": { severity: "warning", meaning: "A redirect leads to another redirect." },
  "ends-before-it-begins": {
    severity: "error",
    meaning: "The end of a period is before its start.",
  },
  "unknown-time-zone": { severity: "error", meaning: "A time zone is unknown." },
  "posts-without-news": { severity: "error", meaning: "A block shows posts, but the config has no news." },
  "unknown-post-tag": { severity: "error", meaning: "A block shows posts with a tag that no post has." },
  "link-without-words": {
    severity: "error",
    meaning: "A sidebar link has no label and leads to no page whose title it could use.",
  },
  "missing-first-page": { severity: "error", meaning: 'No route has the path "/".' },
  "duplicate-id": { severity: "error", meaning: "Two anchors of one page have the same id." },
  "reserved-id": { severity: "error", meaning: "An anchor has an id that the site itself uses." },
  "broken-character": { severity: "error", meaning: "A text contains an incomplete character." },
  "empty-entry": {
    severity: "error",
    meaning: "An entry has no name, title, description or other text.",
  },
  "missing-action": { severity: "error", meaning: "A button or link has neither href nor copy." },
  "two-actions": {
    severity: "error",
    meaning: "A button, card or link has both href and copy, or a group of links has one of them.",
  },
  "toast-without-copy": { severity: "error", meaning: "A button or card has a toast but nothing to copy." },
  "html-in-text": { severity: "error", meaning: "A text with formatting contains HTML." },
  "image-in-text": { severity: "error", meaning: "A text with formatting contains a picture." },
  "too-much-formatting": {
    severity: "error",
    meaning: "A paragraph has too much Markdown syntax.",
  },
  "public-secret": { severity: "error", meaning: "A secret would be published." },
  "coming-post": { severity: "warning", meaning: "The date of a post is in the future." },
  "link-to-coming-post": {
    severity: "warning",
    meaning: "A link leads to a post that is not published before its date.",
  },
  "tag-spelling": { severity: "warning", meaning: "Two posts spell the same tag differently." },
  "feed-without-address": {
    severity: "warning",
    meaning: "Feeds are enabled, but the site has no address for their links.",
  },
  "low-contrast": { severity: "warning", meaning: "A colour has too little contrast with its background." },
  "same-color-scheme": {
    severity: "warning",
    meaning: "The theme and its alternate are both dark, or both light.",
  },
  "alternate-ignores-colors": {
    severity: "warning",
    meaning: "The theme changes a main colour, but its alternate keeps its own.",
  },
  "preset-overridden": {
    severity: "warning",
    meaning: "The theme replaces every colour and both text fonts of its preset.",
  },
  "missing-glyphs": { severity: "warning", meaning: "A font lacks characters of the texts it is used for." },
  "missing-description": { severity: "warning", meaning: "A page has no description for search results." },
  "repeated-title": { severity: "warning", meaning: "Two pages have the same title." },
  "repeated-description": { severity: "warning", meaning: "Two pages have the same description." },
  "long-title": { severity: "warning", meaning: "A title is too long for search results." },
  "long-description": {
    severity: "warning",
    meaning: "A description is too long for search results.",
  },
  "sample-value": {
    severity: "warning",
    meaning: "A value is unchanged from the sample site.",
    together: {
      what: "values are unchanged from the sample site",
      advice: "Replace or remove them.",
    },
  },
  "placeholder-address": {
    severity: "warning",
    meaning: "A link leads to a host that is reserved for examples.",
  },
  "unfilled-placeholder": {
    severity: "warning",
    meaning: "A text or address still contains a placeholder from a template.",
  },
  "form-delivers-nowhere": { severity: "warning", meaning: "Answers to a form are not delivered to anyone." },
  "heavy-picture": {
    severity: "warning",
    meaning: "A picture file is so large that it loads slowly on a phone.",
  },
  "unfilled-constant": {
    severity: "warning",
    meaning: "A constant is written in the notation of another tool, so it is not replaced.",
  },
  "malformed-markdown-link": {
    severity: "warning",
    meaning: "A link in a text has wrong Markdown syntax, so it is shown as text.",
  },
  "link-to-nowhere": { severity: "warning", meaning: "A link leads only to the top of its own page." },
  "markdown-in-plain-text": {
    severity: "warning",
    meaning: "A text without formatting contains Markdown syntax, which visitors see.",
  },
  "unsupported-formatting": {
    severity: "warning",
    meaning: "A text contains formatting from another program, which visitors see as plain characters.",
  },
  "repeated-number": {
    severity: "warning",
    meaning: "Rules or steps start with a number or bullet, but the page adds its own.",
  },
  "rank-in-name": {
    severity: "warning",
    meaning: "A person's name starts with a rank, so the avatar service does not find it.",
  },
  "written-line-break": {
    severity: "warning",
    meaning: "A text shows the characters \\n or /n instead of a line break.",
  },
  "invisible-character": {
    severity: "warning",
    meaning: "An address or a text contains an invisible character.",
  },
  "web-address-to-copy": {
    severity: "warning",
    meaning: "An address to copy into a game starts with http://.",
  },
  "long-heading": { severity: "warning", meaning: "A heading is too long to read at a glance." },
  "expiring-picture": {
    severity: "warning",
    meaning: "The address of a picture expires.",
  },
  "color-code": { severity: "warning", meaning: "A text contains the colour codes of a game." },
  "not-a-picture": { severity: "warning", meaning: "The address or file of a picture is not a picture." },
  "wrong-file-extension": {
    severity: "warning",
    meaning: "The file extension of a picture does not match its format.",
  },
  "preview-format": {
    severity: "warning",
    meaning: "The picture for link previews has a format that some chat apps do not show.",
  },
  "empty-page": { severity: "warning", meaning: "A page has only a heading." },
  "unknown-schema": { severity: "warning", meaning: "The $schema refers to a file that does not exist." },
  "no-time-zone": {
    severity: "warning",
    meaning: "A time has no offset from UTC, and the site has no time zone.",
  },
  "already-over": { severity: "warning", meaning: "An announcement has expired, so no page shows it." },
  "unused-constant": { severity: "warning", meaning: "A constant is not used." },
  "unused-server": { severity: "warning", meaning: "A server is not used." },
  "server-mismatch": {
    severity: "warning",
    meaning: "The settings of a server contradict each other, or a page waits for a status that never comes.",
  },
  "unused-tag": { severity: "warning", meaning: "A tag is not used." },
  "unused-toast": { severity: "warning", meaning: "A toast message is not used." },
  "unreachable-page": { severity: "warning", meaning: "No link leads to a page." },
  "key-without-effect": { severity: "warning", meaning: "A key has no effect without another key." },
  "group-of-one": { severity: "warning", meaning: "A group of links in the header has only one link." },
  "missing-in-sidebar": {
    severity: "warning",
    meaning: "A page shows a sidebar that does not list it.",
  },
  "repeated-link": { severity: "warning", meaning: "Two links of a list have the same target." },
  "crowded-header": {
    severity: "warning",
    meaning: "The header links do not fit, even on a wide screen.",
  },
  "likely-secret": { severity: "warning", meaning: "A value looks like a secret, and would be published." },
  "private-address": {
    severity: "warning",
    meaning: "An address works only on your own computer or network.",
  },
  "insecure-address": {
    severity: "warning",
    meaning: "A page loads or sends something over an unencrypted connection.",
  },
  "address-with-user": {
    severity: "warning",
    meaning: "A web address has a user name before its host, so it looks like another site.",
  },
  "lookalike-host": {
    severity: "warning",
    meaning: "A host mixes letters of several alphabets, or looks like another host.",
  },
  "lookalike-path": {
    severity: "warning",
    meaning: "A word in the path of a page mixes similar letters of several alphabets.",
  },
  "impossible-host": { severity: "warning", meaning: "A link leads to a host that cannot exist." },
  "misleading-link-text": {
    severity: "warning",
    meaning: "The text of a link names a different site from its target.",
  },
  "more-findings": { severity: "warning", meaning: "There are more findings than one check reports." },
  "rejected-svg": {
    severity: "error",
    meaning: "An SVG has a DOCTYPE, is not UTF-8 or is another document, so it is not published.",
  },
  "untrusted-file": {
    severity: "warning",
    meaning: "A file in public/ can run scripts but is not named in the config, so it is not published.",
  },
  "not-a-font": { severity: "error", meaning: "Your own font file is not a readable font." },
  "schema-mismatch": {
    severity: "error",
    meaning: "The published JSON Schema and the program disagree about the file.",
  },
} as const satisfies Record<string, CodeFacts> & Record<MistakeCode, CodeFacts>;

/** Codes that were renamed, with their current names. They are accepted and explained for good, and never reported. */
export const formerCodes: Readonly<Record<string, string>> = {
  "not-text": "invalid-encoding",
  "wordless-entry": "empty-entry",
  "image-without-words": "image-without-alt",
  "gallery-without-words": "gallery-without-alt",
  "alike-looks": "same-color-scheme",
  "half-link": "malformed-markdown-link",
  "marks-in-plain-text": "markdown-in-plain-text",
  "other-site-in-words": "misleading-link-text",
  "other-picture-kind": "wrong-file-extension",
  "missing-letters": "missing-glyphs",
};

declare const ofBlock: unique symbol;
/** The code of a check in the folder of a block type. */
export type BlockCode = string & { readonly [ofBlock]: true };
export type GeneralCode = keyof typeof generalCodes;
export type DiagnosticCode = GeneralCode | BlockCode;
