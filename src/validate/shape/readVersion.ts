/** The version that a number, or a text such as "2", "v2" or "2.0", stands for. */
export function readVersion(written: unknown): number | undefined {
  if (typeof written === "number") return Number.isInteger(written) ? written : undefined;
  const [, digits] = typeof written === "string" ? (/^v?(\d{1,6})(?:\.0){0,2}$/i.exec(written) ?? []) : [];
  return digits === undefined ? undefined : Number(digits);
}
