import { type BracketEdit, type Closer, closerOf, Nesting, type Opener, type Part } from "./nesting";

/** A repair of a text's brackets by one change. */
export interface BracketFix {
  /** The best changes; several if the intended one is ambiguous. */
  edits: BracketEdit[];
  /** The first part that cannot be where it is. */
  wrong: number;
}

/** Up to this many parts, every position is tried. */
const fewParts = 400;
// In a longer text, only positions near suspicious parts are tried.
const mostPlaces = 12;
const nearMisindented = 3;
const nearWrong = 40;

/** Finds the one wrong bracket. A change must make all match, and best fits the indentation without duplicate keys. */
export function fixBrackets(parts: readonly Part[]): BracketFix | undefined {
  const nesting = new Nesting(parts);
  const { wrong } = nesting;
  if (wrong === undefined) return undefined;
  const kinds = changesFor(parts);
  const places = parts.length <= fewParts ? upTo(wrong) : placesNear(nesting, wrong);
  let best: { edit: BracketEdit; same: string }[] = [];
  let least = Infinity;
  for (const at of places) {
    for (const kind of kinds) {
      const edit = { ...kind, at };
      if (!isPossible(parts, edit)) continue;
      const after = new Nesting(parts, edit);
      const flaws = after.misindented.length + after.penalty;
      if (after.wrong !== undefined || flaws > least) continue;
      if (flaws < least) best = [];
      least = flaws;
      best.push({ edit, same: resultKey(parts, edit) });
    }
  }
  if (best.length === 0) return undefined;
  // If several changes have the same result, the last one is used.
  const edits = new Map(best.map(({ edit, same }) => [same, edit]));
  return { edits: [...edits.values()], wrong };
}

/** The kinds of change that make the numbers of opening and closing brackets equal. */
function changesFor(parts: readonly Part[]): Omit<BracketEdit, "at">[] {
  const count = (bracket: string) => parts.filter(({ kind }) => kind === bracket).length;
  const braces = count("{") - count("}");
  const squares = count("[") - count("]");
  if (Math.abs(braces) + Math.abs(squares) === 1) {
    const opener: Opener = braces === 0 ? "[" : "{";
    const closer: Closer = closerOf[opener];
    return braces + squares > 0
      ? [
          { do: "insert", bracket: closer },
          { do: "remove", bracket: opener },
        ]
      : [
          { do: "insert", bracket: opener },
          { do: "remove", bracket: closer },
        ];
  }
  if (braces === 1 && squares === -1) return replacements("[", "}");
  if (braces === -1 && squares === 1) return replacements("{", "]");
  return [];
}

function replacements(opener: Opener, closer: Closer): Omit<BracketEdit, "at">[] {
  return [
    { do: "replace", bracket: opener },
    { do: "replace", bracket: closer },
  ];
}

const others: Partial<Record<Part["kind"], Part["kind"]>> = { "{": "[", "[": "{", "}": "]", "]": "}" };

/** Whether a change is possible at its position and leaves no empty object or list. */
function isPossible(parts: readonly Part[], { do: what, at, bracket }: BracketEdit): boolean {
  const kind = parts[at]?.kind;
  if (what === "remove") return kind === bracket;
  if (what === "replace") return kind !== undefined && others[kind] === bracket;
  const before = parts[at - 1]?.kind;
  if (bracket === "{" || bracket === "[") return kind !== "}" && kind !== "]" && kind !== undefined;
  return before !== "{" && before !== "[" && before !== undefined;
}

/** A key that is equal for changes with the same result, such as removing either of two adjacent brackets. */
function resultKey(parts: readonly Part[], { do: what, at, bracket }: BracketEdit): string {
  if (what === "replace") return `${what} ${at}`;
  let first = at;
  while (parts[first - 1]?.kind === bracket) first--;
  return `${what} ${bracket} ${first}`;
}

function upTo(last: number): number[] {
  return Array.from({ length: last + 1 }, (_, index) => index);
}

/** Positions at which a change is likely, in text order. */
function placesNear({ misindented, open, lastClosed }: Nesting, wrong: number): number[] {
  const places = new Set<number>();
  const add = (at: number | undefined, before: number) => {
    if (at === undefined) return;
    for (let place = Math.max(0, at - before); place <= Math.min(at + 1, wrong); place++) places.add(place);
  };
  for (const at of misindented.slice(0, mostPlaces)) add(at, nearMisindented);
  add(open.at(-1)?.at, 1);
  add(lastClosed?.at, 1);
  add(wrong, nearWrong);
  return [...places].sort((a, b) => a - b);
}
