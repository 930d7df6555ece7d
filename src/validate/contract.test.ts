import { expect, test } from "vitest";
import { configWith } from "../../tests/validate/surroundings";
import { checkContract } from "./contract";
import { formatDiagnostics } from "../report/people";

test("reports nothing while the published schema and the program agree", () => {
  expect(checkContract(configWith(""), () => true)).toEqual([]);
  expect(checkContract("{}", () => false)).toEqual([]);
  expect(checkContract("{", () => true)).toEqual([]);
});

test("reports one finding if they disagree", () => {
  const text = "{}";
  expect(
    formatDiagnostics(
      checkContract(text, () => true, { refresh: "npm run schema" }),
      { file: "a.json", text },
    ),
  ).toMatchInlineSnapshot(`
    "a.json:1:1 error schema-mismatch
    The published schema accepts this file, but Spawnpage rejects it. Run npm run schema. If that does not help, this is a bug in Spawnpage. Report it, and attach this file.
      1 | {}
        | ^

    1 error
    "
  `);
});

test("asks only for a report if the program is installed, because its owner cannot regenerate the schema", () => {
  const [finding] = checkContract("{}", () => true);
  expect(finding?.message).toBe(
    "The published schema accepts this file, but Spawnpage rejects it. This is a bug in Spawnpage. Report it, and attach this file.",
  );
});
