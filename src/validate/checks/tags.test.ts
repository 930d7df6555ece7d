import { expect, test } from "vitest";
import { configWith, fixed, report } from "../../../tests/validate/surroundings";
import { enoughFindings } from "../mostFindings";
import { checkTags } from "./tags";

const tags = '"tags": { "builder": { "label": "Builder", "color": "#e0a84a" } }';
const card = (tag: string) => `{ "type": "cards", "items": [{ "title": "Moss", "tag": "${tag}" }] }`;
const textBlock = (text: string) => `{ "type": "text", "text": ${JSON.stringify(text)} }`;

test("reports an unknown tag with the closest name", () => {
  const text = configWith(`${card("bilder")},\n${textBlock("Ask a [[buidler]] or a [[builder]].")}`, tags);
  expect(report(text)).toMatchInlineSnapshot(`
    "site.config.json:5:56 error unknown-tag
    Home (/) → block 1 (cards) → card 1, "Moss" → tag
    Unknown tag "bilder". Did you mean "builder"?
      4 |     { "path": "/", "title": "Home", "blocks": [
      5 | { "type": "cards", "items": [{ "title": "Moss", "tag": "bilder" }] },
        |                                                        ^^^^^^^^

    site.config.json:6:34 error unknown-tag
    Home (/) → block 2 (text) → text
    Unknown tag "buidler". Did you mean "builder"?
      5 | { "type": "cards", "items": [{ "title": "Moss", "tag": "bilder" }] },
      6 | { "type": "text", "text": "Ask a [[buidler]] or a [[builder]]." }
        |                                  ^^^^^^^^^^^

    2 errors
    "
  `);
  expect(fixed(text)).toContain('"tag": "builder"');
});

test("suggests a first tag", () => {
  expect(report(configWith(card("builder")))).toMatch(
    /Unknown tag "builder"\. No tags are defined yet\. Add "tags": \{ "builder": .* \} next to "site", or remove the tag here\./,
  );
  expect(report(configWith(card("builder"), '"tags": {}'))).toMatch(/Add "builder": .* to "tags", or remove/);
});

test("leaves brackets as text if there are no tags", () => {
  expect(report(configWith(textBlock("See [[Wiki]].")))).toContain("warning unsupported-formatting");
  expect(report(configWith(textBlock("See \\[[Wiki]], `[[Wiki]]` and [[Wiki]](/rules).")))).toBe("");
});

test("reports an unused tag as a hint", () => {
  expect(report(configWith(textBlock("Hello."), tags))).toMatchInlineSnapshot(`
    "site.config.json:2:11 warning unused-tag
    tags → builder
    The tag "builder" is not used. Use "tag": "builder" for a badge, [[builder]] in formatted text, or "color": "builder" for its colour. If you do not need the tag, remove it.
      1 | { "version": 1, "site": { "name": "Mossy" },
      2 | "tags": { "builder": { "label": "Builder", "color": "#e0a84a" } },
        |           ^^^^^^^^^

    1 warning
    "
  `);
  expect(report(configWith(textBlock("A [[builder]]."), tags))).toBe("");
  expect(report(configWith(card("builder"), tags))).toBe("");
});

test("accepts a tag with a constant's name in formatted texts, but not in plain ones", () => {
  const alike = `${tags}, "constants": { "builder": "Moss" }`;
  const used = `${card("builder")},\n${textBlock("{{builder}}")}`;
  expect(report(configWith(`${used},\n${textBlock("Ask a [[builder]].")}`, alike))).toBe("");
  expect(
    report(configWith(`${used},\n{ "type": "hero", "eyebrow": "[[builder]]", "heading": "Ask." }`, alike)),
  ).toContain("Use {{builder}}.");
});

test("accepts tags in titles, and explains unknown ones there", () => {
  const title = (text: string) => `{ "type": "hero", "heading": ${JSON.stringify(text)} }`;
  expect(report(configWith(title("Ask a [[builder]]"), tags))).toBe("");
  expect(
    report(configWith(`${card("builder")},\n${title("Ask a [[bilder]] or \\[[bilder]]")}`, tags)),
  ).toContain(
    'Visitors see "[[bilder]]" as plain text because no tag has this name. Did you mean "builder"?',
  );
});

test("counts a tag as used if it styles a post's tag", () => {
  const news = (tag: string) =>
    `${tags}, "news": { "path": "/news", "posts": [{ "slug": "mill", "title": "Mill", "date": "2024-03-01", "text": "It turns.", "tags": ["${tag}"] }] }`;
  const block = `{ "type": "text", "text": "[News](/news)" }`;
  expect(report(configWith(block, news("builder")))).toBe("");
  expect(report(configWith(block, news("mill")))).toContain("unused-tag");
});

test("accepts any script in names, in keys and in texts", () => {
  const builder =
    '"tags": { "строитель": { "label": "Строитель", "color": "#e0a84a" }, "建築": { "label": "建築", "color": "#e0a84a" } }';
  expect(report(configWith(`${card("строитель")},\n${textBlock("Ask a [[建築]].")}`, builder))).toBe("");
  expect(report(configWith(textBlock("A [[строителъ]] and a [[建築]]."), builder))).toContain(
    'Did you mean "строитель"?',
  );
});

test("counts a tag as used if a post uses its label", () => {
  const news = (topic: string) =>
    `"tags": { "event": { "label": "Big event", "color": "#e0a84a" } }, "news": { "path": "/news", "posts": [{ "slug": "mill", "title": "Mill", "date": "2024-03-01", "text": "It turns.", "tags": ["${topic}"] }] }`;
  const block = `{ "type": "text", "text": "[News](/news)" }`;
  expect(report(configWith(block, news("Big event")))).toBe("");
  expect(report(configWith(block, news("Small event")))).toContain("unused-tag");
});

test("suggests nothing for a wiki link with an ambiguous name, or without one", () => {
  const rules = '{ "path": "/rules2", "title": "Rules" }';
  const text = configWith(textBlock("Read the [[Rules]] and [[-]]."), tags);
  expect(report(text)).toContain("Use [Rules](/rules).");
  expect(report(text)).not.toContain("[-](");
  expect(report(text.replace("\n  ] }\n", `,\n${rules}\n  ] }\n`))).not.toContain("[Rules](");
});

test("reports a repeated wiki link once, and stops if there are enough findings", () => {
  const finds = (text: string) =>
    checkTags(JSON.parse(configWith(`${textBlock(text)},\n${textBlock("[[Rules]]")}`, tags)));
  expect(finds("[[Rules]] ".repeat(5000))).toHaveLength(2);
  const different = (shape: (index: number) => string) =>
    Array.from({ length: 2000 }, (_, index) => shape(index)).join(" ");
  expect(finds(different((index) => `[[Rules|${index}]]`))).toHaveLength(enoughFindings);
  expect(finds(different((index) => `[[b${index}]]`))).toHaveLength(enoughFindings);
});

test("lists only the first tags of many", () => {
  const many = Array.from(
    { length: 3000 },
    (_, index) => `"role${index}": { "label": "R", "color": "#e0a84a" }`,
  );
  const [finding] = checkTags(JSON.parse(configWith(card("vip"), `"tags": { ${many.join(", ")} }`)));
  expect(finding?.message).toBe(
    'Unknown tag "vip". The tags are "role0", "role1", "role2", "role3", "role4" and 2995 more.',
  );
});
