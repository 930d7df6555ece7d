import { Random } from "../../../tests/property/random";
import type { Path } from "../../schema/walk";
import type { Intent } from "./intent";
import { isGroup } from "./sameValue";

export type Value = null | boolean | number | string | Value[] | { [key: string]: Value };

/** Random values, texts and commands. All strings of one source are different, except keys. */
export class RandomSource {
  readonly random: Random;
  #strings = 0;
  readonly #name: string;

  constructor(seed: number, name = "") {
    this.random = new Random(seed);
    this.#name = name;
  }

  string(): string {
    return `${this.#name}${this.#strings++} ${this.random.pick(["é", "\\", '"', "a,b", "{", "😀", "//", "\n"])}`;
  }

  value(depth = 3): Value {
    const { random } = this;
    if (depth === 0 || random.chance(0.4)) return this.string();
    const entries = Array.from({ length: random.below(4) }, () => this.value(depth - 1));
    if (random.chance(0.5)) return entries;
    const keys = entries.map(() => random.pick(["type", "id", "heading", "items", "a b"]));
    return Object.fromEntries(
      keys.map((key, index) => [key, key === "id" ? this.string() : entries[index]!]),
    );
  }

  /** A value with pages and posts. */
  config(): { [key: string]: Value } {
    const page = () => ({ path: this.string(), blocks: [this.value(), this.value()], more: this.value(1) });
    const list = (most: number) => Array.from({ length: this.random.below(most) }, page);
    return {
      site: this.value(),
      routes: list(5),
      news: { posts: list(4), path: this.string() },
      last: this.value(),
    };
  }

  /** The value as text in a random format. */
  write(value: Value, { hasComments = false } = {}): string {
    const { random } = this;
    const lineEnd = random.pick(["\n", "\r\n", ""]);
    const step = random.pick(["  ", "\t", "    "]);
    const colon = random.pick([":", ": "]);
    const comma = random.pick([",", ", ", ","]);
    const write = (inner: Value, indent: string): string => {
      if (typeof inner !== "object" || inner === null) return this.#escaped(JSON.stringify(inner));
      const isOpen = lineEnd !== "" && random.chance(0.6);
      const isList = Array.isArray(inner);
      const entries = isList
        ? inner.map((entry) => write(entry, indent + (isOpen ? step : "")))
        : Object.entries(inner).map(
            ([key, entry]) => JSON.stringify(key) + colon + write(entry, indent + (isOpen ? step : "")),
          );
      const [open, close] = isList ? "[]" : "{}";
      if (entries.length === 0) return open! + random.pick(["", " "]) + close!;
      if (!isOpen) return open! + entries.join(comma) + close!;
      const note = () => (hasComments && random.chance(0.1) ? random.pick([" // a, b", " /* { */"]) : "");
      const lines = entries.map((entry, index) => {
        const separator = index < entries.length - 1 || (hasComments && random.chance(0.1)) ? "," : "";
        return `${lineEnd}${indent}${step}${entry}${separator}${note()}`;
      });
      return open! + note() + lines.join("") + lineEnd + indent + close!;
    };
    return write(value, "") + lineEnd;
  }

  /** A random command that is possible. */
  intent(config: Value): Exclude<Intent, { do: "splice" }> {
    const { random } = this;
    for (;;) {
      const [path, value] = random.pick(placesOf(config));
      const parent = valueAt(config, path.slice(0, -1));
      switch (random.below(6)) {
        case 0:
          if (typeof value === "string") return { do: "set", path, value: `${value}${this.string()}` };
          break;
        case 1:
          return { do: "set", path, value: path.length === 0 ? this.config() : this.value() };
        case 2:
          if (path.length > 0) return { do: "remove", path };
          break;
        case 3:
          if (Array.isArray(value)) {
            return { do: "insert", path: [...path, random.below(value.length + 1)], value: this.value() };
          }
          if (isGroup(value)) {
            const key = random.pick(["heading", "new", "b"]);
            if (!Object.hasOwn(value, key))
              return { do: "insert", path: [...path, key], value: this.value() };
          }
          break;
        case 4:
          if (path.length > 0 && isGroup(parent) && !Object.hasOwn(parent, "renamed"))
            return { do: "rename", path, key: "renamed" };
          break;
        case 5: {
          if (path.length === 0 || !Array.isArray(parent)) break;
          const lists = placesOf(config).filter(([to, list]) => Array.isArray(list) && !isInside(to, path));
          const [to, list] = random.chance(0.5) ? [path.slice(0, -1), parent] : random.pick(lists);
          const last = (list as Value[]).length - (list === parent ? 1 : 0);
          return { do: "move", path, to: [...to, random.below(last + 1)] };
        }
      }
    }
  }

  /** Writes some characters as escapes. */
  #escaped(json: string): string {
    return this.random.chance(0.3) ? json.replaceAll("é", "\\u00e9").replaceAll("/", "\\/") : json;
  }
}

/** All values with their paths. */
export function placesOf(value: Value, path: Path = []): [Path, Value][] {
  const inner = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return [
    [path, value],
    ...inner.flatMap(([key, one]) => placesOf(one, [...path, Array.isArray(value) ? Number(key) : key])),
  ];
}

export function valueAt(value: Value, path: Path): Value | undefined {
  return path.reduce<Value | undefined>(
    (inner, part) => (inner as Record<string | number, Value>)?.[part],
    value,
  );
}

function isInside(path: Path, around: Path): boolean {
  return around.every((part, depth) => path[depth] === part);
}

/** A command's effect on a value, which stays as it is. */
export function applied(config: Value, intent: Exclude<Intent, { do: "splice" }>): Value {
  const result = { root: structuredClone(config) };
  const path = ["root", ...intent.path];
  const last = path.at(-1)!;
  const parent = valueAt(result, path.slice(0, -1)) as Record<string | number, Value>;
  switch (intent.do) {
    case "set":
    case "insert":
      if (intent.do === "insert" && Array.isArray(parent))
        parent.splice(last as number, 0, intent.value as Value);
      else parent[last] = intent.value as Value;
      break;
    case "remove":
      if (Array.isArray(parent)) parent.splice(last as number, 1);
      else delete parent[last];
      break;
    case "rename":
      parent[intent.key] = parent[last]!;
      delete parent[last];
      break;
    case "move": {
      const target = valueAt(result, ["root", ...intent.to.slice(0, -1)]) as Value[];
      const [entry] = (parent as unknown as Value[]).splice(last as number, 1);
      target.splice(intent.to.at(-1) as number, 0, entry!);
    }
  }
  return result.root;
}
