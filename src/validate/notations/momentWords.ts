/**
 * Says a moment in words: "2026-11-20, 20:00 UTC".
 * @param time - in milliseconds since 1970
 */
export function momentWords(time: number): string {
  return `${new Date(time).toISOString().slice(0, "2026-11-20T20:00".length).replace("T", ", ")} UTC`;
}
