import type { CheckFile, Explanations } from "../../checkFile";
import { pageWith } from "../../exampleConfigs";
import { isAppLink } from "../../../fields/addresses/appLink";
import { blankCode } from "../../texts/blankCode";
import { copiedBy } from "../../../markdown/wordParts";
import type { Fix } from "../../../json/fix";
import type { Finding, Within } from "../../finding";
import { looksLikeHost } from "../../links/linkForm";
import { findInEach } from "../../mostFindings";
import { quote, sentences } from "../../../words/words";
import { onOddTexts } from "../../visits";

/** A malformed link, the problem, and the suggested link. */
interface HalfLink {
  within: Within;
  problem: string;
  instead?: string;
}

/** A quick test: in most texts, every `](` starts an address without spaces, with its `)`. */
const mayHaveHalf = /\]\((?![^()[\]\s<`]*\))|\)\[/;

/** Reports malformed links, which visitors see as written. */
const checkHalfLinks = onOddTexts(["richText"], ({ value, path }): Finding[] => {
  if (!mayHaveHalf.test(value)) return [];
  const text = blankCode(value);
  const pieces = new Set<string>();
  return findInEach([...openLinks(text), ...swappedLinks(text)], ({ within, problem, instead }) => {
    const piece = value.slice(within.start, within.end);
    // The same piece is reported once for the whole text.
    if (pieces.has(piece)) return [];
    pieces.add(piece);
    const isOnce = value.split(piece).length === 2;
    const advice = instead === undefined ? undefined : `Use ${instead}.`;
    const message = sentences(
      `Visitors see ${quote(piece)} as plain text, not as a link, because ${problem}.`,
      advice,
    );
    const fix: Fix | undefined =
      instead !== undefined && isOnce ? { do: "replaceIn", from: piece, to: instead } : undefined;
    return [{ code: "malformed-markdown-link", message, path, within, ...(fix ? { fix } : {}) }];
  });
});

const opening = /(?<![\\!])\[([^[\]\n]+)\]\(([^()[\]\n]*)(\)?)/g;
const constant = /\{\{\s*\w+\s*\}\}/g;
const noSpace = /^[^\s<]*$/;
const address = /^(?:\{\{\s*\w+\s*\}\}|\S)+/;

/** `[words](address` and `[words](an address)`. */
function openLinks(text: string): HalfLink[] {
  return [...text.matchAll(opening)].flatMap((match): HalfLink[] => {
    const [whole, words = "", inside = "", closing] = match;
    const start = match.index;
    const end = start + whole.length;
    if (!isAddress(inside)) return [];
    if (closing !== "") {
      if (noSpace.test(inside)) return [];
      const tight = inside.replace(constant, "_").trim();
      const isWhole = /^(?:<[^<>]*>|[^\s<]*)(?:\s+(?:"[^"]*"|'[^']*'))?$/.test(tight);
      if (isWhole) return [];
      const isCopy = copiedBy(inside) !== undefined;
      const problem = isCopy
        ? "text to copy must be in < > if it has spaces"
        : "spaces in a URL must be replaced with %20";
      const instead = isCopy ? { instead: `[${words}](<${inside}>)` } : {};
      return [{ within: { start, end }, problem, ...instead }];
    }
    // Its title may hold brackets, and it may end in the next line.
    if (/^(?:\(|\n[^()[\]\n]*\))/.test(text.slice(end, end + 1000))) return [];
    const [target = ""] = address.exec(inside) ?? [];
    const problem = "the ) after the URL is missing";
    const instead = /[.,;:!?]$/.test(target) ? {} : { instead: `[${words}](${target})` };
    return [{ within: { start, end: end - inside.length + target.length }, problem, ...instead }];
  });
}

const swapped = /(?<!\])\(([^()[\]\n]+)\)\[((?:\{\{\s*\w+\s*\}\}|[^\s[\]()])+)\]/g;

/** `(words)[address]`. */
function swappedLinks(text: string): HalfLink[] {
  return [...text.matchAll(swapped)].flatMap(({ 0: whole, 1: words = "", 2: target = "", index: start }) =>
    isAddress(target)
      ? [
          {
            within: { start, end: start + whole.length },
            problem: "the text must be in [ ], followed by the URL in ( )",
            instead: `[${words}](${target})`,
          },
        ]
      : [],
  );
}

function isAddress(text: string): boolean {
  return /^(?:\/|#|https?:|mailto:|copy:|\{\{)/.test(text) || isAppLink(text) || looksLikeHost(text);
}

export const checks: CheckFile = {
  section: "quality",
  codes: { "malformed-markdown-link": { severity: "warning" } },
  general: [checkHalfLinks],
};

export const explanations: Explanations = {
  "malformed-markdown-link": {
    meaning:
      "A link in formatted text has incorrect Markdown syntax, so visitors see the syntax instead of a link.",
    example: pageWith('{ "type": "text", "text": "Read (the rules)[/] before you join." }'),
  },
};
