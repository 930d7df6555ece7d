import * as z from "zod";
import { fieldMeta, type FieldKind } from "../../../fields/kind";
import { notations, type Notation } from "../../../fields/notation";
import type { Cursor } from "../../../schema/cursor";
import { placesOfKey, wordsForPlace } from "../../../schema/keyPlaces";
import { shapeOf, unwrap } from "../../../schema/schemaAt";
import type { Schema } from "../../../schema/structure";

/** A value of another kind than its key wants. */
export class WrongValue {
  /** Whether the config may do without its key. */
  readonly isRemovable: boolean;
  readonly #place: Cursor;
  readonly #expected: readonly string[];

  /** @param expected - the kinds that are wanted, as zod calls them */
  constructor(place: Cursor, expected: readonly string[]) {
    this.isRemovable = typeof place.part === "string" && mayGo(place);
    this.#place = place;
    this.#expected = expected;
  }

  get value(): unknown {
    return this.#place.value;
  }

  /** A number as the file writes it. */
  get numberText(): string {
    return this.#place.numberText;
  }

  /** The schema of its key, with what makes it optional. */
  get schema(): Schema | undefined {
    return this.#place.schema;
  }

  /** The name of its key; an empty text for an entry of a list. */
  get key(): string {
    const { part } = this.#place;
    return typeof part === "string" ? part : "";
  }

  get kind(): FieldKind | undefined {
    const inner = this.schema && unwrap(this.schema, "");
    return inner && fieldMeta.get(inner)?.kind;
  }

  get notation(): Notation | undefined {
    const inner = this.schema && unwrap(this.schema, "");
    return inner && notations.get(inner)?.notation;
  }

  wants(...kinds: string[]): boolean {
    return kinds.some((kind) => this.#expected.includes(kind));
  }

  get description(): string | undefined {
    return (this.schema as z.ZodType | undefined)?.meta()?.description;
  }

  /** Where else there is a key of this name, and it takes another value: `under "theme.colors"`. */
  placeElsewhere(other: unknown): string | undefined {
    const places = this.key === "" ? [] : placesOfKey(this.#place);
    const place = places.find(({ schema, key }) => {
      const child = shapeOf(schema, {})[key];
      return child !== undefined && z.safeParse(child, other).success;
    });
    return place && wordsForPlace(place, this.#place);
  }

  /** Whether another value would be valid. */
  fits(other: unknown): boolean {
    return this.#place.accepts(other);
  }
}

/** How to correct a wrong value, with the new value if it is unambiguous. */
export interface TypeAdvice {
  advice: string;
  instead?: unknown;
  /** Whether the key can only be removed. */
  isRemoved?: true;
}

/** Advice with a value; {@link TypeAdvice.instead} only if the schema accepts it. */
export function adviseValue(advice: string, wrong: WrongValue, instead: unknown): TypeAdvice {
  return wrong.fits(instead) ? { advice, instead } : { advice };
}

function mayGo({ isOptional, parent }: Cursor): boolean {
  // Names are free there, and so is whether they are.
  return isOptional || parent?.structure?.is === "names";
}
