import type { FieldKind, FieldMeta } from "../fields/kind";

/** What a field is told by its schema; asked for by few, so that nothing is copied for each field. */
export abstract class KindField implements FieldMeta {
  readonly #meta: FieldMeta;

  constructor(meta: FieldMeta) {
    this.#meta = meta;
  }

  get kind(): FieldKind {
    return this.#meta.kind;
  }

  get nameKey(): string | undefined {
    return this.#meta.nameKey;
  }

  get required(): boolean | undefined {
    return this.#meta.required;
  }

  get mayBeEmpty(): boolean | undefined {
    return this.#meta.mayBeEmpty;
  }

  get names(): FieldMeta["names"] {
    return this.#meta.names;
  }

  get button(): FieldMeta["button"] {
    return this.#meta.button;
  }
}
