import { isBlockList } from "../schema/blockLists";
import { most } from "../fields/amounts";
import type { FieldKind, FieldMeta } from "../fields/kind";
import { groupBy } from "../json/groupBy";
import { childrenOf, type FieldPlan, planOf } from "../schema/fieldPlan";
import { pathTo, type Place, placeAt } from "../schema/place";
import { Field, type Path } from "../schema/walk";
import { type AddressKind, ShownLink } from "./links/linkPlace";
import { readMarkdown } from "./texts/markdown";
import { miniMessageIn } from "./texts/miniMessage";
import { type Part, type Stop, Stops } from "./stops";
import { isPlain, type Key, type Scope, type TextField, type WrittenText } from "./visits";

/** The role of a value in the structure of pages. Values of a wrong shape have none. */
type Role = "config" | "news" | "pages" | "page" | "blocks" | "block" | "parts" | "part" | undefined;

/** The role of the values inside a value. Pages have blocks, and so do parts of blocks. */
function roleInside(role: Role, key: string | number): Role {
  switch (role) {
    case "config":
      return key === "routes" ? "pages" : key === "news" ? "news" : undefined;
    case "news":
      return key === "posts" ? "pages" : isBlockList(key) ? "blocks" : undefined;
    case "pages":
      return "page";
    case "page":
    case "part":
      return isBlockList(key) ? "blocks" : undefined;
    case "blocks":
      return "block";
    case "block":
      return "parts";
    case "parts":
      return "part";
    default:
      return undefined;
  }
}

const lists: ReadonlySet<Role> = new Set(["pages", "blocks", "parts"]);

/** The kinds of fields that are addresses, each with the kind of address it requires. */
const addressKinds: Partial<Record<FieldKind, AddressKind>> = {
  href: "link",
  postUrl: "web",
  dataUrl: "data",
  frame: "frame",
};

/** A text without a known key. */
class UnknownText implements WrittenText {
  readonly value: string;
  readonly part: Key;
  readonly #parent: Place | undefined;

  constructor(value: string, part: Key, parent: Place | undefined) {
    this.value = value;
    this.part = part;
    this.#parent = parent;
  }

  get path(): Path {
    return pathTo({ part: this.part, parent: this.#parent });
  }
}

/** Walks through parts of a config and shows every value once. Private methods would take twice as long. */
export function tourOf(
  stops: readonly Stop[],
  budget: { left: number },
): (part: Part, context: unknown) => void {
  const byScope: Readonly<Record<Scope, Map<string, Stops>>> = {
    field: new Map(),
    text: new Map(),
    written: new Map(),
    markdown: new Map(),
    link: new Map(),
    block: new Map(),
    page: new Map(),
    rest: new Map(),
  };
  for (const stop of stops) {
    const { scope, kinds = [""] } = stop.visit;
    for (const kind of kinds) {
      const ofKind = byScope[scope].get(kind) ?? new Stops();
      byScope[scope].set(kind, ofKind);
      ofKind.all.push(stop);
    }
  }
  let context: unknown;

  return ({ path, value, schema }, around) => {
    context = around;
    const isConfig = path.length === 0;
    if (isConfig) see("rest", value);
    const key = path.at(-1);
    const role = isConfig ? "config" : typeof key === "number" ? "page" : undefined;
    walk(planOf(schema), value, key, placeAt(path.slice(0, -1)), role);
  };

  function see(scope: Scope, seen: unknown, kind = ""): void {
    show(byScope[scope].get(kind)?.all, seen);
  }

  /** Shows a text, but a plain one only to the stops for its key. */
  function seeText(scope: "text" | "written", text: WrittenText, kind: string, isOdd: boolean): void {
    const ofKind = byScope[scope].get(kind);
    show(isOdd ? ofKind?.all : ofKind?.forPlain(text.part), text);
  }

  function show(list: readonly Stop[] | undefined, seen: unknown): void {
    if (!list) return;
    for (let index = 0; index < list.length; index++) {
      const stop = list[index]!;
      if (stop.isFull) continue;
      const items = stop.find(seen, context);
      if (items.length > 0) stop.note(items);
    }
  }

  function walk(
    plan: FieldPlan | undefined,
    value: unknown,
    part: Key,
    parent: Place | undefined,
    role?: Role,
  ): void {
    if (typeof value === "string") return visitText(plan, value, part, parent);
    if (value === undefined) return;
    let here = plan;
    for (; here; here = here.inside?.is === "choice" ? here.inside.pick(value) : undefined) {
      if (here.meta) see("field", new Field(here.meta, value, part, parent), here.meta.kind);
      if (here.inside?.is !== "choice") break;
    }
    if (typeof value !== "object" || value === null) return;
    const isOfRole = role !== undefined && Array.isArray(value) === lists.has(role);
    if (isOfRole) seePart(role, value as Record<string, unknown>, part, parent);
    walkInside(here?.inside, value, part, parent, isOfRole ? role : undefined);
  }

  function seePart(role: Role, value: Record<string, unknown>, part: Key, parent: Place | undefined): void {
    if (role !== "page" && role !== "block") return;
    const path = pathTo({ part, parent });
    see(role, role === "page" ? { value, path } : { type: value["type"], value, path });
  }

  function walkInside(
    inside: FieldPlan["inside"],
    value: object,
    part: Key,
    parent: Place | undefined,
    role: Role,
  ): void {
    const place = part === undefined ? undefined : { part, parent };
    if (Array.isArray(value)) {
      const entry = inside?.is === "list" ? inside.entry : undefined;
      const roleOfEntry = roleInside(role, 0);
      for (let index = 0; index < value.length; index++) walk(entry, value[index], index, place, roleOfEntry);
      return;
    }
    const entry = inside?.is === "names" ? inside.entry : undefined;
    const children = inside?.is === "group" ? childrenOf(inside) : undefined;
    for (const key of Object.keys(value)) {
      const child = (value as Record<string, unknown>)[key];
      walk(entry ?? children?.get(key), child, key, place, roleInside(role, key));
    }
  }

  function visitText(plan: FieldPlan | undefined, value: string, part: Key, parent: Place | undefined): void {
    const isOdd = !isPlain(value);
    let first: WrittenText | undefined;
    for (let here = plan; here; here = here.inside?.is === "choice" ? here.inside.pick(value) : undefined) {
      if (!here.meta) continue;
      const field = new Field(here.meta, value, part, parent) as TextField;
      first ??= field;
      visitField(field, here.meta, isOdd);
    }
    seeText("written", first ?? new UnknownText(value, part, parent), "", isOdd);
  }

  function visitField(field: TextField, { kind, names }: FieldMeta, isOdd: boolean): void {
    see("field", field, kind);
    const { value } = field;
    // Longer texts are reported by validate/shape and not read here. Names have no such limit.
    if ((kind === "text" || kind === "richText") && value.length > most.richText) return;
    if (kind === "richText" && isOdd) read(field);
    const wants = names === "mailbox" && value !== "" ? "mail" : addressKinds[kind];
    if (wants) see("link", new ShownLink(value, wants, field));
    seeText("text", field, kind, isOdd || names === "server");
  }

  /** Reads a formatted text and visits its links. Most texts have only words. */
  function read(field: TextField): void {
    const parts = readMarkdown(field.value, budget.left);
    if (!parts) return;
    budget.left -= parts.work;
    see("markdown", { field, ...parts });
    // A MiniMessage tag such as <click:open_url> reads like a link.
    if (parts.links.length === 0 || miniMessageIn(field.value)) return;
    for (const [address, same] of groupBy(parts.links, (link) => link.address))
      see("link", new ShownLink(address, "link", field, same));
  }
}
