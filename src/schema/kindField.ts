import type { FieldMeta } from "../fields/kind";

/**
 * The metadata of a field's schema. Getters avoid copies, because few checks use them. `Required` makes the type
 * check ask for a getter
 * for each key of {@link FieldMeta}.
 */
export abstract class KindField implements Required<FieldMeta> {
  readonly meta: FieldMeta;

  constructor(meta: FieldMeta) {
    this.meta = meta;
  }

  get kind(): FieldMeta["kind"] {
    return this.meta.kind;
  }

  get nameKeys(): FieldMeta["nameKeys"] {
    return this.meta.nameKeys;
  }

  get happens(): FieldMeta["happens"] {
    return this.meta.happens;
  }

  get isNumbered(): FieldMeta["isNumbered"] {
    return this.meta.isNumbered;
  }

  get required(): FieldMeta["required"] {
    return this.meta.required;
  }

  get called(): FieldMeta["called"] {
    return this.meta.called;
  }

  get actions(): FieldMeta["actions"] {
    return this.meta.actions;
  }

  get opens(): FieldMeta["opens"] {
    return this.meta.opens;
  }

  get mayBeEmpty(): FieldMeta["mayBeEmpty"] {
    return this.meta.mayBeEmpty;
  }

  get isLine(): FieldMeta["isLine"] {
    return this.meta.isLine;
  }

  get isOriginal(): FieldMeta["isOriginal"] {
    return this.meta.isOriginal;
  }

  get place(): FieldMeta["place"] {
    return this.meta.place;
  }

  get isTitle(): FieldMeta["isTitle"] {
    return this.meta.isTitle;
  }

  get names(): FieldMeta["names"] {
    return this.meta.names;
  }

  get button(): FieldMeta["button"] {
    return this.meta.button;
  }
}
