import { expect, test } from "vitest";
import { configWith, fixed, report } from "../../../tests/validate/surroundings";

const said = (blocks: string) =>
  report(configWith(blocks))
    .split("\n")
    .filter((line) => /^(?:Unknown key|These are|"|site\.config)/.test(line));

test("wraps questions directly in a faq in a category", () => {
  const question = '{ "question": "Is it free?", "answer": "It is free, and stays so for everybody." }';
  expect(said(`{ "type": "faq", "questions": [${question}, ${question}] }`)).toMatchInlineSnapshot(`
    [
      "site.config.json:4:18 error unknown-key",
      "Unknown key "questions" in a "faq" block. Use "categories": [{ "questions": [{ "question": "Is it free?", "answer": "It is free, and stays so for everybody." }, { "question": "Is it free?", "answer": "It is free, and stays so for everybody." }] }] instead.",
    ]
  `);
  expect(said(`{ "type": "faq", "categories": [${question}] }`)).toMatchInlineSnapshot(`
    [
      "site.config.json:4:32 error misplaced-part",
      "These are "questions", which belong in an entry of "categories". Use "categories": [{ "questions": [{ "question": "Is it free?", "answer": "It is free, and stays so for everybody." }] }].",
    ]
  `);
});

test("wraps questions by their key, even with unknown keys in them", () => {
  expect(said('{ "type": "faq", "questions": [{ "q": "Is it free?", "a": "Yes." }] }'))
    .toMatchInlineSnapshot(`
      [
        "site.config.json:4:18 error unknown-key",
        "Unknown key "questions" in a "faq" block. Use "categories": [{ "questions": [{ "question": "…", "answer": "…" }] }] instead.",
      ]
    `);
});

test("wraps members directly in a staff block in a group", () => {
  const member = '{ "name": "Moss", "role": "Owner" }';
  expect(said(`{ "type": "staff", "members": [${member}] }`)).toMatchInlineSnapshot(`
    [
      "site.config.json:4:20 error unknown-key",
      "Unknown key "members" in a "staff" block. Use "groups": [{ "title": "Team", "members": [{ "name": "Moss", "role": "Owner" }] }] instead.",
    ]
  `);
  expect(said(`{ "type": "staff", "groups": [${member}, ${member}] }`)).toMatchInlineSnapshot(`
    [
      "site.config.json:4:30 error misplaced-part",
      "These are "members", which belong in an entry of "groups". Use "groups": [{ "title": "Team", "members": [{ "name": "Moss", "role": "Owner" }, { "name": "Moss", "role": "Owner" }] }].",
    ]
  `);
});

test("reports a missing list if an entry is neither", () => {
  expect(said('{ "type": "staff", "groups": [{ "title": "Team" }] }')).toMatchInlineSnapshot(`
    [
      "site.config.json:4:31 error missing-key",
      ""members" is required. Add "members": [{ "name": "…" }].",
    ]
  `);
});

test("wraps links directly in a sidebar in a group", () => {
  const config = {
    version: 1,
    site: { name: "Mossy" },
    sidebars: { "/guide/": ["/guide", "/guide/claims"] },
    routes: [
      { path: "/", title: "Home", intro: "[The guide](/guide)" },
      { path: "/guide", title: "Guide" },
      { path: "/guide/claims", title: "Claims" },
    ],
  };
  expect(report(JSON.stringify(config))).toMatchInlineSnapshot(`
    "site.config.json:1:60 error misplaced-part
    sidebars → /guide/
    These are "links", which belong in an entry of "/guide/". Use "/guide/": [{ "label": "…", "links": ["/guide", "/guide/claims"] }].
      1 | {"version":1,"site":{"name":"Mossy"},"sidebars":{"/guide/":["/guide","/guide/claims"]},"routes":[{"p…
        |                                                            ^

    1 error
    "
  `);
});

test("wraps the names of members in a group", () => {
  const text = configWith('{ "type": "staff", "members": ["Mira", "Tom"] }');
  expect(report(text)).toContain(
    'Use "groups": [{ "title": "Team", "members": [{ "name": "Mira" }, { "name": "Tom" }] }] instead.',
  );
  expect(report(fixed(text))).toBe("");
});
