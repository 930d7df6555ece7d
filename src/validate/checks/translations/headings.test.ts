import { expect, test } from "vitest";
import { report } from "../../../../tests/validate/surroundings";

const reportOf = (text: string, translation: string) =>
  report(
    `${JSON.stringify(
      {
        version: 1,
        site: { name: "Mossy" },
        languages: { de: { texts: { Home: "Start", [text]: translation } } },
        routes: [{ path: "/", title: "Home", blocks: [{ type: "text", text }] }],
      },
      undefined,
      2,
    )}\n`,
  );

test("reports a translation with fewer headings than its text", () => {
  expect(reportOf("## Land\n\nBuild.\n\n## Sea\n\nSail.", "## Land\n\nBaut.")).toMatchInlineSnapshot(`
    "site.config.json:10:49 warning heading-count
    Deutsch → Home (/) → block 1 (text) → text
    The translation of "## Land\\n\\nBuild.\\n\\n## Sea\\n\\nSail." into Deutsch has 1 heading, but the text has 2. Links to its headings lead to the wrong place. Use the same headings.
       9 |         "Home": "Start",
      10 |         "## Land\\n\\nBuild.\\n\\n## Sea\\n\\nSail.": "## Land\\n\\nBaut."
         |                                                 ^^^^^^^^^^^^^^^^^^

    1 warning
    "
  `);
});

test("accepts the same number of headings", () => {
  expect(reportOf("## Land\n\nBuild.", "## Das Land\n\nBaut.")).toBe("");
});
