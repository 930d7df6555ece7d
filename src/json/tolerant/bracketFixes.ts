import { type BracketEdit, type Closer, closerOf, Nesting, type Opener, type Part } from "./nesting";

/** How the brackets of a text can be put right by a change of one of them. */
export interface BracketFix {
  /** The changes that fit best: several when nothing tells which one is meant. */
  edits: BracketEdit[];
  /** The part at which the text stops making sense. */
  wrong: number;
}

/** Up to this many parts of a text, a change of each of them is tried. */
const fewParts = 400;
/** In a longer one, those near the places at which something looks wrong. */
const mostPlaces = 12;
const nearAskew = 3;
const nearWrong = 40;

/**
 * Looks for the one bracket that is missing, too many or of the wrong kind. A change has to make all brackets
 * match; the best ones agree most with the indentation of the lines, and put no key into a group twice.
 */
export function fixBrackets(parts: readonly Part[]): BracketFix | undefined {
  const nesting = new Nesting(parts);
  const { wrong } = nesting;
  const kinds = wrong === undefined ? [] : changesFor(parts);
  if (wrong === undefined || kinds.length === 0) return undefined;
  const places = parts.length <= fewParts ? upTo(wrong) : placesNear(nesting, wrong);
  let best: { edit: BracketEdit; same: string }[] = [];
  let least = Infinity;
  for (const at of places) {
    for (const kind of kinds) {
      const edit = { ...kind, at };
      if (!isPossible(parts, edit)) continue;
      const after = new Nesting(parts, edit);
      const flaws = after.askew.length + after.unlikely;
      if (after.wrong !== undefined || flaws > least) continue;
      if (flaws < least) best = [];
      least = flaws;
      best.push({ edit, same: sameAs(parts, edit) });
    }
  }
  if (best.length === 0) return undefined;
  // Of changes with the same result, the last one.
  const edits = new Map(best.map(({ edit, same }) => [same, edit]));
  return { edits: [...edits.values()], wrong };
}

/** What could make all brackets even in number. */
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

/** Whether a change can be done at its place, and does not leave an empty group or list behind. */
function isPossible(parts: readonly Part[], { do: what, at, bracket }: BracketEdit): boolean {
  const kind = parts[at]?.kind;
  if (what === "remove") return kind === bracket;
  if (what === "replace") return kind !== undefined && others[kind] === bracket;
  const before = parts[at - 1]?.kind;
  if (bracket === "{" || bracket === "[") return kind !== "}" && kind !== "]" && kind !== undefined;
  return before !== "{" && before !== "[" && before !== undefined;
}

/** The same for changes that come to the same, as one of two equal brackets in a row. */
function sameAs(parts: readonly Part[], { do: what, at, bracket }: BracketEdit): string {
  if (what === "replace") return `${what} ${at}`;
  let first = at;
  while (parts[first - 1]?.kind === bracket) first--;
  return `${what} ${bracket} ${first}`;
}

function upTo(last: number): number[] {
  return Array.from({ length: last + 1 }, (_, index) => index);
}

/** Where a change is likely, in the order of the text. */
function placesNear({ askew, open, lastClosed }: Nesting, wrong: number): number[] {
  const places = new Set<number>();
  const add = (at: number | undefined, before: number) => {
    if (at === undefined) return;
    for (let place = Math.max(0, at - before); place <= Math.min(at + 1, wrong); place++) places.add(place);
  };
  for (const at of askew.slice(0, mostPlaces)) add(at, nearAskew);
  add(open.at(-1)?.at, 1);
  add(lastClosed?.at, 1);
  add(wrong, nearWrong);
  return [...places].sort((a, b) => a - b);
}
