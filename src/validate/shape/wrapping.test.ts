import { expect, test } from "vitest";
import { configWith, report } from "../../../tests/validate/surroundings";

const said = (blocks: string) =>
  report(configWith(blocks))
    .split("\n")
    .filter((line) => /^(?:There is|These are|The key|"|site\.config)/.test(line));

test("questions directly in a faq are wrapped in a category", () => {
  const question = '{ "question": "Is it free?", "answer": "It is free, and stays so for everybody." }';
  expect(said(`{ "type": "faq", "questions": [${question}, ${question}] }`)).toMatchInlineSnapshot(`
    [
      "site.config.json:4:18 error unknown-key",
    ]
  `);
  expect(said(`{ "type": "faq", "categories": [${question}] }`)).toMatchInlineSnapshot(`
    [
      "site.config.json:4:32 error misplaced-part",
      "These are "questions", which stand within the entries of "categories". Wrap them, so that they read "categories": [{ "questions": [{ "question": "Is it free?", "answer": "It is free, and stays so for e…" }] }].",
    ]
  `);
});

test("questions are wrapped by what they are called, also with other keys in them", () => {
  expect(said('{ "type": "faq", "questions": [{ "q": "Is it free?", "a": "Yes." }] }'))
    .toMatchInlineSnapshot(`
      [
        "site.config.json:4:18 error unknown-key",
      ]
    `);
});

test("members directly in a staff block are wrapped in a group", () => {
  const member = '{ "name": "Moss", "role": "Owner" }';
  expect(said(`{ "type": "staff", "members": [${member}] }`)).toMatchInlineSnapshot(`
    [
      "site.config.json:4:20 error unknown-key",
    ]
  `);
  expect(said(`{ "type": "staff", "groups": [${member}, ${member}] }`)).toMatchInlineSnapshot(`
    [
      "site.config.json:4:30 error misplaced-part",
      "These are "members", which stand within the entries of "groups". Wrap them, so that they read "groups": [{ "title": "…", "members": [{ "name": "Moss", "role": "Owner" }, …] }].",
    ]
  `);
});

test("what is neither one nor the other is told as what it is", () => {
  expect(said('{ "type": "staff", "groups": [{ "title": "Team" }] }')).toMatchInlineSnapshot(`
    [
      "site.config.json:4:31 error missing-key",
      "The key "members" is missing here. Members, in order. Add "members": [{ "name": "…" }].",
    ]
  `);
});

test("links directly in a side list are wrapped in a group", () => {
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
    These are "links", which stand within the entries of "/guide/". Wrap them, so that they read "/guide/": [{ "label": "…", "links": ["/guide", …] }].
      1 | {"version":1,"site":{"name":"Mossy"},"sidebars":{"/guide/":["/guide","/guide/claims"]},"routes":[{"p…
        |                                                            ^

    1 error
    "
  `);
});
