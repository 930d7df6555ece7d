import type { RouteFacts } from "../config/perRoute";
import type { FieldMeta } from "../fields/kind";
import { memoizeByObject } from "../json/memoizeByObject";
import { placeAt } from "../schema/place";
import { valueAt } from "../schema/schemaAt";
import { Field, type Path } from "../schema/walk";
import type { Answer } from "./answers";
import type { Finding } from "./finding";
import { type AddressKind, LinkPlace } from "./links/linkPlace";

/** A route or post in its config. */
export interface PlacedPart {
  readonly path: Path;
  readonly value: object;
  /** The config without routes, posts and the colours of the theme. */
  readonly rest: object;
}

/** The results of checking a part, as JSON. */
export interface CheckedPart {
  /** The findings by the number of their check. */
  found: readonly (readonly [check: number, findings: readonly Finding[]])[];
  /** Its entries in the lists for checks of the whole site. */
  lists: readonly (readonly [name: string, items: readonly unknown[]])[];
  /** The work of reading its formatted texts. */
  work: number;
}

/** The results of an earlier process for a part. */
export interface KeptPart extends Omit<CheckedPart, "lists"> {
  /** Its entries in the lists as JSON, until they are unpacked. */
  lists: CheckedPart["lists"] | undefined;
  /** All of it as JSON, for the next process. */
  checked: string | undefined;
  answers: readonly Answer[];
  facts: () => RouteFacts;
}

/** One part's line of the text, before its facts are known. */
interface Line {
  key: string;
  /** A {@link CheckedPart}. */
  checked: string;
  /** The numbers of the answers that the findings depend on, as JSON. */
  numbers: string;
  facts: RouteFacts;
}

/** Longer results take longer to read than to compute again. In characters. */
const longest = 100_000;

/**
 * The results of checking routes and posts, for the next process. They apply to the same value at the same path, if the rest of
 * the config is the same.
 */
export class Records {
  readonly #program: string;
  readonly #digest: (text: string) => string;
  /** The answers and lines of an earlier process. */
  readonly #answers: readonly Answer[];
  #last: ReadonlyMap<string, string>;
  readonly #next: Line[] = [];
  /** The numbers of the answers that this process has noted, by the answer and by its text. */
  readonly #numbers = new Map<Answer | string, number>();
  readonly #texts: string[] = [];

  /**
   * @param program - identifies what the results depend on besides the config and its environment, in one line
   * @param digest - distinguishes all texts
   * @param last - the text of an earlier process, ignored if the program was another one
   */
  constructor(program: string, digest: (text: string) => string, last = "") {
    this.#program = program;
    this.#digest = digest;
    const [first, answers = "[]", ...lines] = last.split("\n");
    const isKnown = first === program;
    this.#answers = isKnown ? (JSON.parse(answers) as Answer[]) : [];
    this.#last = new Map((isKnown ? lines : []).map((line) => [line.slice(0, line.indexOf("\t")), line]));
  }

  /** The results of an earlier process. */
  find(part: PlacedPart): KeptPart | undefined {
    // Without digests of the parts, if the rest of the config has changed.
    const [first] = this.#last.keys();
    if (!first?.startsWith(this.digestOf(part.rest))) return undefined;
    const [, numbers = "", checked = "", facts = ""] = this.#last.get(this.#keyOf(part))?.split("\t") ?? [];
    if (checked === "") return undefined;
    const answers = (JSON.parse(numbers) as number[]).map((number) => this.#answers[number]!);
    return {
      ...(JSON.parse(checked) as CheckedPart),
      checked,
      answers,
      facts: () => JSON.parse(facts) as RouteFacts,
    };
  }

  /** Releases the rest of the earlier results, which can be as large as half of the config. */
  forget(): void {
    this.#last = new Map();
  }

  /**
   * Keeps the results for a part.
   * @param checked - becomes text at once, because it refers to the whole config
   * @param facts - may grow until {@link lines} is read
   */
  add(part: PlacedPart, checked: CheckedPart | string, answers: Iterable<Answer>, facts: RouteFacts): void {
    const text = typeof checked === "string" ? checked : JSON.stringify(packed(checked, part));
    if (text.length > longest) return;
    const numbers = JSON.stringify(Array.from(answers, (answer) => this.#numberOf(answer)));
    this.#next.push({ key: this.#keyOf(part), checked: text, numbers, facts });
  }

  #numberOf(answer: Answer): number {
    const known = this.#numbers.get(answer);
    if (known !== undefined) return known;
    const text = JSON.stringify(answer);
    const number = this.#numbers.get(text) ?? this.#texts.push(text) - 1;
    this.#numbers.set(answer, number).set(text, number);
    return number;
  }

  /** The lines of the text for the next process, without line ends. Empty without results. */
  get lines(): string[] {
    if (this.#next.length === 0) return [];
    const lines = this.#next.map(({ key, numbers, checked, facts }) =>
      [key, numbers, checked, JSON.stringify(facts)].join("\t"),
    );
    return [this.#program, `[${this.#texts.join()}]`, ...lines];
  }

  /** The digest of a part's value. */
  readonly digestOf = memoizeByObject((value: object) => this.#digest(JSON.stringify(value)));

  /** Begins with the digest of the rest of the config. */
  readonly #keyOf = memoizeByObject(
    ({ path, value, rest }: PlacedPart) =>
      this.digestOf(rest) + this.#digest(JSON.stringify([path, this.digestOf(value)])),
  );
}

/** Entries of lists as JSON, without values that the config contains. Their paths start at the part. */
type KeptItem =
  | ["field", path: Path, meta: FieldMeta]
  | [
      "link",
      path: Path,
      address: string,
      wants: AddressKind,
      within?: [start: number, end: number],
      count?: number,
    ];

function packed({ lists, ...checked }: CheckedPart, { path: start }: PlacedPart): CheckedPart {
  const pack = (item: unknown): unknown => {
    if (item instanceof Field) return ["field", item.path.slice(start.length), item.meta] satisfies KeptItem;
    if (!(item instanceof LinkPlace)) return item;
    const { address, count, path, wants, within } = item;
    const ofText: [[number, number], number] | [] = within ? [[within.start, within.end], count] : [];
    return ["link", path.slice(start.length), address, wants, ...ofText] satisfies KeptItem;
  };
  return { ...checked, lists: lists.map(([name, items]) => [name, items.map(pack)]) };
}

/** An entry of a list that was kept as JSON. A site has many, so nothing is computed ahead. */
export function unpacked(item: unknown, part: PlacedPart): unknown {
  if (!Array.isArray(item)) return item;
  const kept = item as KeptItem;
  const text = new KeptText(part, kept[1]);
  if (kept[0] === "field") {
    const { path, value } = text;
    return new Field(kept[2], value, path.at(-1), placeAt(path.slice(0, -1)));
  }
  const [, , address, wants, within, count] = kept;
  return new LinkPlace(address, wants, text, within && { start: within[0], end: within[1] }, count);
}

/** A text of a part. */
class KeptText {
  readonly #part: PlacedPart;
  readonly #path: Path;

  constructor(part: PlacedPart, path: Path) {
    this.#part = part;
    this.#path = path;
  }

  get path(): Path {
    return this.#part.path.concat(this.#path);
  }

  get value(): string {
    return valueAt(this.#part.value, this.#path) as string;
  }
}
