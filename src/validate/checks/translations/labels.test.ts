import { expect, test } from "vitest";
import { report } from "../../../../tests/validate/surroundings";

const reportOf = (labels: object) =>
  report(
    `${JSON.stringify(
      {
        version: 1,
        site: { name: "Mossy" },
        languages: { de: { texts: { Home: "Start", "Hello.": "Hallo." }, labels } },
        routes: [{ path: "/", title: "Home", intro: "Hello." }],
      },
      undefined,
      2,
    )}\n`,
  );

test("reports a label without its placeholder", () => {
  expect(reportOf({ lastUpdated: "Zuletzt geändert" })).toMatchInlineSnapshot(`
    "site.config.json:13:24 error lost-placeholder
    languages → de → labels → lastUpdated
    "lastUpdated" in Deutsch lacks "{date}". Add it. English: "Last updated {date}".
      12 |       "labels": {
      13 |         "lastUpdated": "Zuletzt geändert"
         |                        ^^^^^^^^^^^^^^^^^^

    1 error
    "
  `);
});

test("lets single amounts be written out", () => {
  expect(reportOf({ members: { one: "ein Mitglied", other: "{count} Mitglieder" } })).toBe("");
  expect(reportOf({ members: { one: "ein Mitglied", other: "Mitglieder" } })).toContain("lost-placeholder");
});
