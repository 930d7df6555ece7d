/** What an editor offers to insert: its name, what it is, and its JSON with places to fill in. */
export interface Snippet {
  label: string;
  markdownDescription: string;
  body: unknown;
}

/** Makes a snippet of an example: each of its texts is a place to fill in, with that text for a start. */
export function snippetOf(label: string, about: string, example: object): Snippet {
  let places = 0;
  const body = withPlaces(example);
  return { label, markdownDescription: about, body };

  function withPlaces(value: unknown, key?: string): unknown {
    if (Array.isArray(value)) return value.map((item: unknown) => withPlaces(item));
    if (typeof value === "object" && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withPlaces(item, name)]));
    }
    // The type decides which other keys there are.
    if (typeof value !== "string" || key === "type") return value;
    return `\${${++places}:${value.replace(/[\\$}]/g, "\\$&")}}`;
  }
}
