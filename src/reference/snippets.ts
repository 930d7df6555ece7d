/** A snippet for editors: its name, description, and JSON with placeholders. */
export interface Snippet {
  label: string;
  markdownDescription: string;
  body: unknown;
}

/** Makes a snippet of an example. Each text becomes a placeholder. */
export function snippetOf(label: string, about: string, example: object): Snippet {
  let places = 0;
  const body = withPlaces(example);
  return { label, markdownDescription: about, body };

  function withPlaces(value: unknown, key?: string): unknown {
    if (Array.isArray(value)) return value.map((item: unknown) => withPlaces(item));
    if (typeof value === "object" && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withPlaces(item, name)]));
    }
    // The type decides which other keys are valid.
    if (typeof value !== "string" || key === "type") return value;
    return `\${${++places}:${value.replace(/[\\$}]/g, "\\$&")}}`;
  }
}
