/** A text for each plural category of a language. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

type Values = Readonly<Record<string, string | number>>;

/** Fills the placeholders of a text, such as `{name}`. */
export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (written, name: string) => String(values[name] ?? written));
}

/** Fills the text for an amount, which is `{count}` in it. */
export function fillCount(language: string, plural: Plural, count: number, values: Values = {}): string {
  const category = new Intl.PluralRules(language).select(count);
  return fill(plural[category] ?? plural.other, { ...values, count });
}

/** Spells out a key or value: `imagePosition` becomes "Image position". */
export function spellOut(name: string): string {
  const words = name.replace(
    /([a-z\d])([A-Z])/g,
    (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
  );
  const plain = words.replace(/[-_]/g, " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
