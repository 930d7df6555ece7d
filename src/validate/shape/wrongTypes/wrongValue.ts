import * as z from "zod";
import { fieldMeta, type FieldKind } from "../../../fields/kind";
import type { Path } from "../../../schema/walk";
import { placesOfKey, wordsForPlace } from "../../../schema/keyPlaces";
import { schemaAt, shapeOf, unwrap } from "../../../schema/schemaAt";

type Schema = z.core.$ZodType;

/** A value of another kind than its key wants. */
export class WrongValue {
  readonly value: unknown;
  readonly path: Path;
  /** The schema of its key, with what makes it optional. */
  readonly schema: Schema | undefined;
  /** Whether the config may do without its key. */
  readonly isRemovable: boolean;
  readonly #expected: readonly string[];
  readonly #whole: Schema;
  readonly #root: unknown;

  /** @param expected - the kinds that are wanted, as zod calls them */
  constructor(schema: Schema, root: unknown, path: Path, value: unknown, expected: readonly string[]) {
    this.value = value;
    this.path = path;
    this.schema = schemaAt(schema, root, path);
    this.isRemovable = typeof path.at(-1) === "string" && isOptional(schema, root, path);
    this.#expected = expected;
    this.#whole = schema;
    this.#root = root;
  }

  /** The name of its key; an empty text for an entry of a list. */
  get key(): string {
    const key = this.path.at(-1);
    return typeof key === "string" ? key : "";
  }

  /** What the field means, where it means anything. */
  get kind(): FieldKind | undefined {
    const inner = this.schema && unwrap(this.schema, "");
    return inner && fieldMeta.get(inner)?.kind;
  }

  wants(...kinds: string[]): boolean {
    return kinds.some((kind) => this.#expected.includes(kind));
  }

  /** What the schema says that belongs there. */
  get description(): string | undefined {
    return (this.schema as z.ZodType | undefined)?.meta()?.description;
  }

  /** Where else there is a key of this name, and it takes another value: `under "theme.colors"`. */
  placeElsewhere(other: unknown): string | undefined {
    const places = this.key === "" ? [] : placesOfKey(this.#whole, this.#root, this.path);
    const place = places.find(({ schema, key }) => {
      const child = shapeOf(schema, {})[key];
      return child !== undefined && z.safeParse(child, other).success;
    });
    return place && wordsForPlace(place, this.#whole, this.#root, this.path);
  }

  /** Whether another value would be right in its place. */
  fits(other: unknown): boolean {
    return this.schema !== undefined && z.safeParse(this.schema, other).success;
  }
}

/** What to do about a wrong value, and what to write in its place where that is beyond doubt. */
export interface TypeAdvice {
  advice: string;
  instead?: unknown;
}

/** Advice with a value; {@link TypeAdvice.instead} only where the schema takes it. */
export function adviseValue(advice: string, wrong: WrongValue, instead: unknown): TypeAdvice {
  return wrong.fits(instead) ? { advice, instead } : { advice };
}

function isOptional(schema: Schema, root: unknown, path: Path): boolean {
  if (schemaAt(schema, root, path)?._zod.optin !== undefined) return true;
  const group = schemaAt(schema, root, path.slice(0, -1));
  // Names are free there, and so is whether they are.
  return group !== undefined && (unwrap(group, {}) as z.core.$ZodTypes)._zod.def.type === "record";
}
