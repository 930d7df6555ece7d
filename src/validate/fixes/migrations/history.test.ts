import { expect, test } from "vitest";
import { history } from "./history";

test("has a migration for each earlier version, with a description for the owner", () => {
  expect(history.migrations.map(({ from }) => from)).toEqual(
    Array.from({ length: history.version - 1 }, (_, index) => index + 1),
  );
  for (const { changes } of history.migrations) {
    expect(changes.length).toBeGreaterThan(0);
    for (const change of changes) expect(change).toMatch(/^\S.*\.$/);
  }
});
