import * as z from "zod";
import { pathTo } from "./place";
import { schemaOfPart, shapeOf, unwrap, valueAt } from "./schemaAt";
import { isOptional, type Schema, type Shape, type Structure, structureOf } from "./structure";
import type { Path } from "./walk";

const keysOfShapes = new WeakMap<Shape, readonly string[]>();

/** A number at a path as its file writes it. JavaScript rounds an id of 19 digits, and drops the zero of 1.20. */
export type NumberText = (path: Path) => string | undefined;

/**
 * A place in a value with its schema: handed on instead of a path, so that nobody looks the place up from the root
 * again. A place may be missing in the value, and unknown to the schema.
 */
export class Cursor {
  /** As its key declares it, with what makes it optional; `undefined` where the schema knows nothing. */
  readonly schema: Schema | undefined;
  readonly value: unknown;
  /** The key or list position at which it stands; absent for the whole value. */
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

  /**
   * The whole of a value.
   * @param numberText - its numbers as the file writes them
   */
  static of(schema: Schema, value: unknown, numberText?: NumberText): Cursor {
    return new Cursor(schema, value, undefined, undefined, numberText);
  }

  /** One of its keys or entries, there or not. */
  child(part: string | number): Cursor {
    const schema = this.schema && schemaOfPart(this.schema, this.value, part);
    return new Cursor(schema, valueAt(this.value, [part]), part, this);
  }

  /** The place to which a path leads from here. */
  at(path: Path): Cursor {
    return path.reduce<Cursor>((place, part) => place.child(part), this);
  }

  /** Another key of the same group. */
  sibling(key: string): Cursor {
    return this.parent!.child(key);
  }

  get root(): Cursor {
    return this.parent?.root ?? this;
  }

  /** A number as the file writes it, which may have more digits than its value. */
  get numberText(): string {
    const written = this.root.#numberText?.(this.path);
    return written !== undefined && Number(written) === this.value ? written : String(this.value);
  }

  /** Its path, put together when it is asked for. */
  get path(): Path {
    return pathTo(this);
  }

  /** Its schema without what makes it optional, and of a choice the option that its value made. */
  get inner(): Schema | undefined {
    return this.schema && unwrap(this.schema, this.value);
  }

  /** What its inner schema wants. */
  get structure(): Structure | undefined {
    const { inner } = this;
    return inner && structureOf(inner);
  }

  /** The keys that a group of keys may have, always in the same list for the same schema; none for anything else. */
  get keys(): readonly string[] {
    const shape = shapeOf(this.schema, this.value);
    let keys = keysOfShapes.get(shape);
    if (!keys) {
      keys = Object.keys(shape);
      keysOfShapes.set(shape, keys);
    }
    return keys;
  }

  /** Whether the schema lets its key be left out. */
  get isOptional(): boolean {
    return this.schema !== undefined && isOptional(this.schema);
  }

  /** Whether another value would be right here. */
  accepts(value: unknown): boolean {
    return this.schema !== undefined && z.safeParse(this.schema, value).success;
  }
}
