/** A line of YAML without its comment. */
interface Line {
  indent: number;
  text: string;
}

/** More lines are not a mistake, and their JSON would be too long for a message. */
const mostLines = 2000;

/** Parses simple YAML: keys, lists and plain or quoted scalars, one per line; `undefined` for other syntax. */
export function readYaml(text: string): unknown {
  const lines = text.split(/\r\n|\n|\r/).flatMap((line): Line[] => {
    const plain = line.replace(/(?:^|[ \t])#.*$/, "").trimEnd();
    const [indent = ""] = /^ */.exec(plain) ?? [];
    return plain.trim() === "" || plain === "---" ? [] : [{ indent: indent.length, text: plain.trimStart() }];
  });
  if (lines.length === 0 || lines.length > mostLines) return undefined;
  const reader = new Reader(lines);
  const value = reader.block(lines[0]!.indent);
  return reader.isDone ? value : undefined;
}

const entry = /^-(?:[ ]+(.*))?$/;
const pair = /^(?:([A-Za-z_][\w-]*)|"([^"\\]+)"|'([^']+)'):(?:[ \t]+(.*))?$/;

class Reader {
  readonly #lines: Line[];
  #at = 0;
  #isWrong = false;

  constructor(lines: Line[]) {
    this.#lines = lines;
  }

  get isDone(): boolean {
    return !this.#isWrong && this.#at === this.#lines.length;
  }

  /** The lines with exactly this indentation, and all that is indented below them. */
  block(indent: number): unknown {
    return entry.test(this.#lines[this.#at]!.text) ? this.#list(indent) : this.#group(indent);
  }

  #list(indent: number): unknown[] {
    const list: unknown[] = [];
    for (let line = this.#next(indent); line && entry.test(line.text); line = this.#next(indent)) {
      const [, rest = ""] = entry.exec(line.text) ?? [];
      if (pair.test(rest)) {
        // All keys of an entry have the indentation of its first one.
        const inner = indent + line.text.length - rest.length;
        this.#lines[this.#at] = { indent: inner, text: rest };
        list.push(this.#group(inner));
      } else {
        this.#at++;
        list.push(rest === "" ? this.#below(indent) : this.#scalar(rest));
      }
    }
    return list;
  }

  #group(indent: number): Record<string, unknown> {
    const entries: [string, unknown][] = [];
    for (let line = this.#next(indent); line; line = this.#next(indent)) {
      const [, plain, double, single, value = ""] = pair.exec(line.text) ?? [];
      const key = plain ?? double ?? single;
      if (key === undefined) break;
      this.#at++;
      entries.push([key, value === "" ? this.#below(indent) : this.#scalar(value)]);
    }
    if (entries.length === 0) this.#isWrong = true;
    return Object.fromEntries(entries);
  }

  /** The next line, if it has this indentation. */
  #next(indent: number): Line | undefined {
    const line = this.#lines[this.#at];
    return !this.#isWrong && line?.indent === indent ? line : undefined;
  }

  /** The value below a key or dash. A list may have the same indentation as its key. */
  #below(indent: number): unknown {
    const line = this.#lines[this.#at];
    const isBelow = line && (line.indent > indent || (line.indent === indent && entry.test(line.text)));
    if (isBelow) return this.block(line.indent);
    this.#isWrong = true;
    return undefined;
  }

  #scalar(text: string): unknown {
    const [, double, single] = /^(?:"((?:[^"\\]|\\.)*)"|'([^']*)')$/.exec(text) ?? [];
    if (double !== undefined || single !== undefined) return double ?? single;
    if (/^(?:true|false|-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?)$/.test(text)) return JSON.parse(text) as unknown;
    // Anchors, block texts, flow lists and the like.
    if (/^[&*|>![\]{}"'%@`]/.test(text) || text.endsWith(",")) this.#isWrong = true;
    return text;
  }
}

/** A value as JSON on one line, with spaces. */
export function inlineJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inlineJson).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = entriesOf(value);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

/** The keys of an object, each with its value as JSON. */
export function entriesOf(group: object): string[] {
  return Object.entries(group).map(([key, value]) => `${JSON.stringify(key)}: ${inlineJson(value)}`);
}
