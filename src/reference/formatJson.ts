/** In characters. */
const widestLine = 90;

/** Formats JSON with short values on one line. */
export function formatJson(value: unknown, indent = "", before = 0): string {
  const line = inLine(value);
  if (typeof value !== "object" || value === null || indent.length + before + line.length <= widestLine) {
    return line;
  }
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => `${inner}${formatJson(item, inner)}`);
    return `[\n${items.join(",\n")}\n${indent}]`;
  }
  const entries = Object.entries(value).map(([key, item]) => {
    const name = `${JSON.stringify(key)}: `;
    return `${inner}${name}${formatJson(item, inner, name.length)}`;
  });
  return `{\n${entries.join(",\n")}\n${indent}}`;
}

function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${inLine(item)}`);
  return entries.length > 0 ? `{ ${entries.join(", ")} }` : "{}";
}
