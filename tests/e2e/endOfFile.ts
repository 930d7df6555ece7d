type Work = () => unknown;

const waiting: Work[] = [];

/** Has something done when the tests of this file are over: what was done last is undone first. */
export function atEndOfFile(work: Work): void {
  waiting.push(work);
}

/** Does what waits for the end of the file. */
export async function endFile(): Promise<void> {
  for (const work of waiting.splice(0).toReversed()) await work();
}
