/** Fills the placeholders of a text, such as `{name}`. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (written, name: string) => String(values[name] ?? written));
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
