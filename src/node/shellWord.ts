/**
 * A word of a command, quoted so that a shell takes it literally: a POSIX shell, or PowerShell on Windows. The same double
 * quotes keep spaces together in cmd, which still replaces %NAME%: no quotes prevent that in both.
 */
export function shellWord(word: string, platform: NodeJS.Platform = process.platform): string {
  if (platform === "win32") {
    // No file name there has a double quote in it. PowerShell splats a word that starts with @.
    return /^(?!@)[\w.\\/:@=+-]+$/.test(word) ? word : `"${word.replaceAll(/[$`]/g, "`$&")}"`;
  }
  return /^[\w./:@=+-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
