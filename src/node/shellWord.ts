/**
 * A word of a command, quoted so that a shell takes it literally. On Windows it is safe in cmd and in PowerShell, whose default
 * quotes differ.
 */
export function shellWord(word: string, platform: NodeJS.Platform = process.platform): string {
  if (platform === "win32") {
    // No file name there has a double quote in it.
    return /^[\w.\\/:@=+-]+$/.test(word) ? word : `"${word.replaceAll(/[$`]/g, "`$&")}"`;
  }
  return /^[\w./:@=+-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
