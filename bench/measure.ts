/** A function to measure. */
export interface Subject {
  name: string;
  run: () => unknown;
}

/**
 * Measures subjects alternately, so a temporarily slow machine affects all of them.
 * @param milliseconds - the approximate time for each
 * @returns the median times in milliseconds by name
 */
export function measure(subjects: readonly Subject[], milliseconds = 1500): Map<string, number> {
  const times = new Map<string, number[]>(subjects.map(({ name }) => [name, []]));
  for (const { run } of subjects) for (let warm = 0; warm < 3; warm++) run();
  const end = performance.now() + milliseconds * subjects.length;
  for (let round = 0; round < 5 || (performance.now() < end && round < 400); round++) {
    for (const { name, run } of subjects) {
      const start = performance.now();
      run();
      times.get(name)!.push(performance.now() - start);
    }
  }
  return new Map([...times].map(([name, list]) => [name, median(list)]));
}

/** The median. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

/** A Markdown table, its columns aligned. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]!.length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(" | ")} |`;
  return [line(head), `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`, ...rows.map(line)].join(
    "\n",
  );
}
