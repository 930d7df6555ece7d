type Work = () => unknown;

const waiting: Work[] = [];

/** Runs a function after the tests of this file, in reverse order. */
export function atEndOfFile(work: Work): void {
  waiting.push(work);
}

/** Runs the registered functions. */
export async function endFile(): Promise<void> {
  for (const work of waiting.splice(0).toReversed()) await work();
}
