import { describe, expect, it } from "vitest";
import { Progress } from "./progress";

/** Simulates work and returns the output. Each step takes the given milliseconds. */
function work(isTerminal: boolean, steps: number, milliseconds: number) {
  let time = 0;
  const written: string[] = [];
  const progress = new Progress("pages", {
    isTerminal,
    write: (text) => written.push(text),
    now: () => time,
  });
  progress.start();
  for (let step = 1; step <= steps; step++) {
    time += milliseconds;
    progress.tell(step, steps);
  }
  progress.clear();
  return written;
}

const clear = "\r\u001b[2K";

describe("Progress", () => {
  it("shows nothing for less than a second", () => {
    expect(work(true, 99, 10)).toEqual([]);
    expect(work(false, 99, 10)).toEqual([]);
  });

  it("updates one line on a terminal and clears it at the end", () => {
    const written = work(true, 2000, 10);
    expect(written[0]).toBe(`${clear}100 of 2,000 pages, 19 s left`);
    expect(written.slice(0, -1).every((text) => text.startsWith(clear) && !text.includes("\n"))).toBe(true);
    expect(written.length).toBeLessThan(200);
    expect(written.at(-1)).toBe(clear);
  });

  it("writes a plain line every five seconds elsewhere", () => {
    expect(work(false, 1200, 10)).toEqual([
      "500 of 1,200 pages, 7 s left\n",
      "1,000 of 1,200 pages, 2 s left\n",
    ]);
  });

  it("shows long times in minutes", () => {
    expect(work(false, 100, 60_000)[0]).toBe("1 of 100 pages, 1 h 39 min left\n");
  });
});
