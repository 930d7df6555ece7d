import type { MistakeCode } from "../json/mistake";
import type { Severity } from "./diagnostic";

/** What there is to say about a code. */
export interface CodeFacts {
  severity: Severity;
  /** What the finding means, as one sentence. */
  meaning: string;
  /** How many of them are told as one: `what` follows their number, `advice` says what to do about all of them. */
  together?: { what: string; advice: string };
}

/** The codes that belong to no block type. A code is permanent: it is never renamed or reused. */
export const generalCodes = {
  "empty-file": { severity: "error", meaning: "The file has no content." },
  "not-text": { severity: "error", meaning: "The file is not UTF-8 text." },
  "byte-order-mark": { severity: "warning", meaning: "The file starts with an invisible byte-order mark." },
  comment: { severity: "error", meaning: "The file has a comment, which JSON does not know." },
  "trailing-comma": { severity: "error", meaning: "A comma stands after the last entry of a list or group." },
  "syntax-error": { severity: "error", meaning: "The text is not JSON at this place." },
  "nesting-too-deep": {
    severity: "error",
    meaning: "Brackets, or parts of a text, are nested deeper than any config needs.",
  },
  "duplicate-key": { severity: "error", meaning: "A key stands twice in the same group." },
  "newer-version": { severity: "error", meaning: "The file is written for a later version of Spawnpage." },
  "older-version": { severity: "error", meaning: "The file is written for an earlier version of Spawnpage." },
  "unknown-key": { severity: "error", meaning: "A key is not known where it stands." },
  "missing-key": { severity: "error", meaning: "A key that is needed is missing." },
  "wrong-type": { severity: "error", meaning: "A value is of another kind than its key wants." },
  "misplaced-part": {
    severity: "error",
    meaning: "A page, block or link stands where something else belongs.",
  },
  "unknown-type": {
    severity: "error",
    meaning: "There is no block, form field, delivery or provider of this type.",
  },
  "unknown-value": { severity: "error", meaning: "A value is not one of those that its key allows." },
  "out-of-range": {
    severity: "error",
    meaning: "A number is too small or too large, or a list or text too long.",
  },
  "empty-value": { severity: "error", meaning: "A text or list is empty but must not be." },
  "malformed-value": { severity: "error", meaning: "A text does not have the form that its key wants." },
  "malformed-name": { severity: "error", meaning: "A name you give has characters that it cannot have." },
  "malformed-link": { severity: "error", meaning: "A link is of no kind that can stand on a page." },
  "unknown-page": {
    severity: "error",
    meaning:
      "A link leads to a page or file that does not exist, or an announcement or a side list belongs on such a page.",
  },
  "unknown-anchor": { severity: "error", meaning: "A link leads to a place that its page does not have." },
  "unknown-file": { severity: "error", meaning: "A file is not in public/." },
  "file-letter-case": { severity: "error", meaning: "A file is in public/ with other capital letters." },
  "other-base-path": {
    severity: "error",
    meaning: "The base path is not the one at which the host publishes the site.",
  },
  "unknown-icon": { severity: "error", meaning: "There is no icon of this name." },
  "unknown-tag": { severity: "error", meaning: "tags has no badge of this name." },
  "unknown-server": { severity: "error", meaning: "servers has no server of this name." },
  "unknown-toast": { severity: "error", meaning: "toasts.messages has no message of this name." },
  "unknown-constant": { severity: "error", meaning: "constants has no value of this name." },
  "unclosed-constant": { severity: "error", meaning: "A {{ has no }} after it." },
  "constant-in-constant": { severity: "error", meaning: "The value of a constant uses another constant." },
  "duplicate-path": { severity: "error", meaning: "Two routes, or two side lists, have the same path." },
  "path-letter-case": {
    severity: "error",
    meaning: "The paths of two routes differ only in capital letters.",
  },
  "taken-path": {
    severity: "error",
    meaning: "A route has the address of a file, or one that the build needs for itself.",
  },
  "shadowed-redirect": {
    severity: "error",
    meaning:
      "A redirect has the address of a page, of a file, of another redirect, or one that the build needs.",
  },
  "redirect-loop": { severity: "error", meaning: "Redirects lead to one another without an end." },
  "redirect-chain": { severity: "warning", meaning: "A redirect leads to another redirect." },
  "ends-before-it-begins": {
    severity: "error",
    meaning: "What is shown for a time is over before it begins.",
  },
  "unknown-time-zone": { severity: "error", meaning: "There is no time zone of this name." },
  "posts-without-news": { severity: "error", meaning: "A block shows posts, and the config has no news." },
  "unknown-post-tag": { severity: "error", meaning: "A block shows the posts with a tag that none has." },
  "link-without-words": {
    severity: "error",
    meaning: "A link of a side list has no words, and leads to no page whose title could stand for them.",
  },
  "missing-first-page": { severity: "error", meaning: 'No route has the path "/".' },
  "duplicate-id": { severity: "error", meaning: "Two places of one page have the same id." },
  "reserved-id": { severity: "error", meaning: "A place has an id that the site itself needs." },
  "broken-character": { severity: "error", meaning: "A text holds half of a character." },
  "wordless-entry": {
    severity: "error",
    meaning: "An entry has none of the texts that say what it is.",
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
    meaning: "A text has more signs of formatting in one paragraph than can be read.",
  },
  "public-secret": { severity: "error", meaning: "A secret would become public." },
  "coming-post": { severity: "warning", meaning: "The day of a post is yet to come." },
  "link-to-coming-post": {
    severity: "warning",
    meaning: "A link leads to a post that is not on the site before its day.",
  },
  "tag-spelling": { severity: "warning", meaning: "Two posts write the same tag in different ways." },
  "feed-without-address": {
    severity: "warning",
    meaning: "Feeds are asked for, and the site has no address for their links.",
  },
  "low-contrast": { severity: "warning", meaning: "A colour is too much like the one it stands on." },
  "alike-looks": { severity: "warning", meaning: "Both looks of the theme are dark, or both are light." },
  "alternate-ignores-colors": {
    severity: "warning",
    meaning: "The theme changes a main colour that its alternate look does not follow.",
  },
  "preset-overridden": {
    severity: "warning",
    meaning: "The theme replaces the main colours and the heading font of its preset.",
  },
  "missing-letters": { severity: "warning", meaning: "A font lacks letters of the texts that it shows." },
  "missing-description": { severity: "warning", meaning: "A page has no description for search results." },
  "repeated-title": { severity: "warning", meaning: "Two pages have the same title." },
  "repeated-description": { severity: "warning", meaning: "Two pages have the same description." },
  "long-title": { severity: "warning", meaning: "A title is longer than what search results show." },
  "long-description": {
    severity: "warning",
    meaning: "A description is longer than what search results show.",
  },
  "sample-value": {
    severity: "warning",
    meaning: "A value is still that of the sample site.",
    together: {
      what: "values are still those of the sample site",
      advice: "Write your own, or remove what you have none for.",
    },
  },
  "placeholder-address": {
    severity: "warning",
    meaning: "A link leads to a host that exists only for examples.",
  },
  "unfilled-placeholder": {
    severity: "warning",
    meaning: "A text or an address still has a placeholder of a template.",
  },
  "form-delivers-nowhere": { severity: "warning", meaning: "What is sent with a form reaches nobody." },
  "heavy-picture": {
    severity: "warning",
    meaning: "A picture is so large that visitors on a phone wait for it.",
  },
  "unfilled-constant": {
    severity: "warning",
    meaning: "A constant is used in the notation of another tool, and stays as it is.",
  },
  "half-link": { severity: "warning", meaning: "A link in a text is not written as one, and leads nowhere." },
  "link-to-nowhere": { severity: "warning", meaning: "A link leads only to the top of the page it is on." },
  "marks-in-plain-text": {
    severity: "warning",
    meaning: "A text without formatting holds signs of formatting, which visitors see.",
  },
  "unsupported-formatting": {
    severity: "warning",
    meaning: "A text holds formatting of another program, which visitors see as it is written.",
  },
  "repeated-number": {
    severity: "warning",
    meaning: "Rules or steps bring their own numbers or bullets, but the page numbers them.",
  },
  "rank-in-name": {
    severity: "warning",
    meaning: "A person's name has a rank in front, so an avatar service does not find it.",
  },
  "written-line-break": {
    severity: "warning",
    meaning: "A text holds the letters of a line break, \\n or /n.",
  },
  "invisible-character": {
    severity: "warning",
    meaning: "An address or a text holds a character that nobody sees.",
  },
  "web-address-to-copy": {
    severity: "warning",
    meaning: "What is copied for a game starts with http://.",
  },
  "long-heading": { severity: "warning", meaning: "A heading is longer than what is read at a glance." },
  "expiring-picture": {
    severity: "warning",
    meaning: "The address of a picture stops working after a while.",
  },
  "color-code": { severity: "warning", meaning: "A text holds the colour codes of a game." },
  "not-a-picture": { severity: "warning", meaning: "What stands where a picture belongs is none." },
  "other-picture-kind": {
    severity: "warning",
    meaning: "The name of a picture says another kind than its file is.",
  },
  "preview-format": {
    severity: "warning",
    meaning: "The picture for link previews has a format that some chat apps do not show.",
  },
  "empty-page": { severity: "warning", meaning: "A page has nothing but its heading." },
  "unknown-schema": { severity: "warning", meaning: "The $schema leads to a file that is not there." },
  "no-time-zone": {
    severity: "warning",
    meaning: "A time has no offset from UTC, and the site has no time zone.",
  },
  "already-over": { severity: "warning", meaning: "An announcement is over, and no page shows it." },
  "unused-constant": { severity: "warning", meaning: "Nothing uses a constant." },
  "unused-server": { severity: "warning", meaning: "Nothing shows a server." },
  "server-mismatch": {
    severity: "warning",
    meaning: "What is said of a server does not go together, or what waits for it waits for ever.",
  },
  "unused-tag": { severity: "warning", meaning: "Nothing shows a tag." },
  "unused-toast": { severity: "warning", meaning: "Nothing shows a toast message." },
  "unreachable-page": { severity: "warning", meaning: "Visitors cannot reach a page by links." },
  "key-without-effect": { severity: "warning", meaning: "A key does nothing without another one beside it." },
  "group-of-one": { severity: "warning", meaning: "A group of links in the header has a single link." },
  "missing-in-sidebar": {
    severity: "warning",
    meaning: "A page shows a side list that does not name it.",
  },
  "repeated-link": { severity: "warning", meaning: "Two links of a list lead to the same place." },
  "crowded-header": {
    severity: "warning",
    meaning: "The header has no room for its links, even on a wide screen.",
  },
  "likely-secret": { severity: "warning", meaning: "A value looks like a secret, and becomes public." },
  "private-address": {
    severity: "warning",
    meaning: "An address is known only on the owner's computer or network.",
  },
  "insecure-address": {
    severity: "warning",
    meaning: "What a page loads or sends goes over an unencrypted connection.",
  },
  "address-with-user": {
    severity: "warning",
    meaning: "A web address names a user in front of its host, which reads like another site.",
  },
  "lookalike-host": {
    severity: "warning",
    meaning: "A host mixes letters of several scripts, or looks like another host.",
  },
  "lookalike-path": {
    severity: "warning",
    meaning: "A word in the path of a page mixes letters that look alike, of several scripts.",
  },
  "impossible-host": { severity: "warning", meaning: "A link leads to a host that cannot exist." },
  "other-site-in-words": {
    severity: "warning",
    meaning: "The words of a link name another site than the one it leads to.",
  },
  "more-findings": { severity: "warning", meaning: "There are more findings than are told at once." },
  "refused-drawing": {
    severity: "error",
    meaning: "An SVG has a DOCTYPE, is not UTF-8 or is another document, so it is not published.",
  },
  "untrusted-file": {
    severity: "warning",
    meaning: "A file of public/ can run scripts and the config does not name it, so it is not published.",
  },
  "not-a-font": { severity: "error", meaning: "A font file of your own is no font that can be read." },
  "schema-mismatch": {
    severity: "error",
    meaning: "The published JSON Schema and the program disagree about the file.",
  },
} as const satisfies Record<string, CodeFacts> & Record<MistakeCode, CodeFacts>;

declare const ofBlock: unique symbol;
/** The code of a check that stands in the folder of a block type. */
export type BlockCode = string & { readonly [ofBlock]: true };
export type GeneralCode = keyof typeof generalCodes;
export type DiagnosticCode = GeneralCode | BlockCode;
