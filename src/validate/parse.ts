import { getNodeValue, parseTree, type Node, type ParseError } from "jsonc-parser";
import type { DiagnosticCode } from "./codes";
import type { Span } from "./locate";
import { explainSyntax } from "./syntax";

const byteOrderMark = "\uFEFF";
/** Far more than a config needs, far less than what would exhaust the stack. */
const deepestNesting = 100;

/** Slips that leave no doubt about what was meant. */
const mendable: ReadonlySet<DiagnosticCode> = new Set(["byte-order-mark", "comment", "trailing-comma"]);

/** One mistake in the text itself. */
export interface Slip extends Span {
  code: DiagnosticCode;
  message: string;
}

/** A config text, read. */
export interface ParsedText {
  slips: Slip[];
  /** The parse tree and its value; absent when the text is too broken to say what was meant. */
  root?: Node;
  value?: unknown;
}

/** Reads JSON strictly, but goes on after mistakes that leave no doubt: a comment, a comma too many. */
export function parse(text: string): ParsedText {
  const slips: Slip[] = [];
  if (text.startsWith(byteOrderMark)) {
    slips.push({
      code: "byte-order-mark",
      message:
        "The file starts with an invisible byte-order mark, which other programs may refuse. Save it as UTF-8 without BOM.",
      offset: 0,
      length: 1,
    });
    text = ` ${text.slice(1)}`;
  }
  const fatal = unreadable(text);
  if (fatal) return { slips: [...slips, fatal] };

  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  if (error) {
    const explained = explainSyntax(text);
    slips.push(...(explained.length > 0 ? explained : [unexplained(error)]));
  }
  const isClear = slips.every(({ code }) => mendable.has(code));
  return root && isClear ? { slips, root, value: getNodeValue(root) } : { slips };
}

function unexplained({ offset, length }: ParseError): Slip {
  return { code: "syntax-error", message: "The text is not JSON from here on.", offset, length };
}

function unreadable(text: string): Slip | undefined {
  if (text.trim() === "") {
    return {
      code: "empty-file",
      message:
        'The file is empty. The smallest config is { "version": 1, "site": { "name": "…" }, "routes": [{ "path": "/", "title": "…" }] }.',
      offset: 0,
      length: 0,
    };
  }
  const zero = text.indexOf("\0");
  if (zero >= 0) {
    return {
      code: "not-text",
      message: "The file is not UTF-8 text. Open it in a text editor and save it as UTF-8.",
      offset: zero,
      length: 1,
    };
  }
  const offset = tooDeep(text);
  return offset === undefined
    ? undefined
    : {
        code: "nesting-too-deep",
        message: `More than ${deepestNesting} brackets are open here, far more than a config needs. Look for brackets that are never closed.`,
        offset,
        length: 1,
      };
}

/** Where the brackets, those in texts apart, get nested too deep. */
function tooDeep(text: string): number | undefined {
  let depth = 0;
  let inText = false;
  for (let offset = 0; offset < text.length; offset++) {
    const character = text[offset]!;
    if (inText) {
      if (character === "\\") offset++;
      else if (character === '"' || character === "\n") inText = false;
    } else if (character === '"') inText = true;
    else if (character === "{" || character === "[") {
      if (++depth > deepestNesting) return offset;
    } else if (character === "}" || character === "]") depth--;
  }
  return undefined;
}
