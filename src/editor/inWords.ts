/** A key or type of the config as words: `serverStatus` is "Server status". */
export function inWords(key: string): string {
  const words = key.replace(
    /([a-z\d])([A-Z])/g,
    (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}
