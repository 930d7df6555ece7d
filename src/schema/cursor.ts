import * as z from "zod";
import { pathTo } from "./place";
import { schemaOfPart, shapeOf, unwrap, valueAt } from "./schemaAt";
import { isOptional, type Schema, type Shape, type Structure, structureOf } from "./structure";
import type { Path } from "./walk";

const keysOfShapes = new WeakMap<Shape, readonly string[]>();

/** The source text of the number at a path. JavaScript rounds IDs of 19 digits, and drops the zero of 1.20. */
export type NumberText = (path: Path) => string | undefined;

/** A place in a value with its schema. It may be missing in the value, or unknown to the schema. */
export class Cursor {
  /** The declared schema, with optional wrappers; `undefined` if unknown. */
  readonly schema: Schema | undefined;
  readonly value: unknown;
  /** The key or list index; absent for the whole value. */
  readonly part: string | number | undefined;
  readonly parent: Cursor | undefined;
  readonly #numberText: NumberText | undefined;

  private constructor(
    schema: Schema | undefined,
    value: unknown,
    part: string | number | undefined,
    parent: Cursor | undefined,
    numberText?: NumberText,
  ) {
    this.schema = schema;
    this.value = value;
    this.part = part;
    this.parent = parent;
    this.#numberText = numberText;
  }

  static of(schema: Schema, value: unknown, numberText?: NumberText): Cursor {
    return new Cursor(schema, value, undefined, undefined, numberText);
  }

  /** A key or entry, even if it is missing. */
  child(part: string | number): Cursor {
    const schema = this.schema && schemaOfPart(this.schema, this.value, part);
    return new Cursor(schema, valueAt(this.value, [part]), part, this);
  }

  at(path: Path): Cursor {
    return path.reduce<Cursor>((place, part) => place.child(part), this);
  }

  /** Another key of the same object. */
  sibling(key: string): Cursor {
    return this.parent!.child(key);
  }

  get root(): Cursor {
    return this.parent?.root ?? this;
  }

  /** The source text of a number, which may have more digits than its value. */
  get numberText(): string {
    const written = this.root.#numberText?.(this.path);
    return written !== undefined && Number(written) === this.value ? written : String(this.value);
  }

  /** Computed on demand. */
  get path(): Path {
    return pathTo(this);
  }

  /** The schema without optional wrappers; for a union, the chosen option. */
  get inner(): Schema | undefined {
    return this.schema && unwrap(this.schema, this.value);
  }

  get structure(): Structure | undefined {
    const { inner } = this;
    return inner && structureOf(inner);
  }

  /** The allowed keys of an object, as the same array for the same schema; empty for other values. */
  get keys(): readonly string[] {
    const shape = shapeOf(this.schema, this.value);
    let keys = keysOfShapes.get(shape);
    if (!keys) {
      keys = Object.keys(shape);
      keysOfShapes.set(shape, keys);
    }
    return keys;
  }

  get isOptional(): boolean {
    return this.schema !== undefined && isOptional(this.schema);
  }

  /** Whether a value would be valid here. */
  accepts(value: unknown): boolean {
    return this.schema !== undefined && z.safeParse(this.schema, value).success;
  }
}
