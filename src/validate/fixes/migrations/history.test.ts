import { expect, test } from "vitest";
import { history } from "./history";

test("there is a migration for each version before this one, with words for its owner", () => {
  expect(history.migrations.map(({ from }) => from)).toEqual(
    Array.from({ length: history.version - 1 }, (_, index) => index + 1),
  );
  for (const { changes } of history.migrations) {
    expect(changes.length).toBeGreaterThan(0);
    for (const change of changes) expect(change).toMatch(/^\S.*\.$/);
  }
});
