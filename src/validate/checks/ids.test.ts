import { describe, expect, test } from "vitest";
import { configWith, fixed, report, surroundings } from "../../../tests/validate/surroundings";
import { validate } from "../validate";

describe("a config that contradicts itself", () => {
  test("reports an id that is used twice", () => {
    expect(
      report(
        configWith(`{ "type": "text", "id": "start", "text": "A" },
{ "type": "faq", "id": "start", "categories": [{ "title": "Q", "questions": [{ "question": "?", "answer": "!" }] }] }`),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:5:24 error duplicate-id
      Home (/) → block 2 (faq) → id
      The id "start" is already used on this page. Choose a different id.
        4 | { "type": "text", "id": "start", "text": "A" },
        5 | { "type": "faq", "id": "start", "categories": [{ "title": "Q", "questions": [{ "question": "?", "ans…
          |                        ^^^^^^^

      1 error
      "
    `);
  });

  test("reports ids that the site itself needs", () => {
    expect(
      report(
        configWith(`{ "type": "tabs", "id": "sp-content", "tabs": [
  { "id": "sp-root", "title": "One", "text": "A" },
  { "id": "two", "title": "Two", "text": "B" }
] },
{ "type": "text", "id": "tab-two", "text": "C" },
{ "type": "text", "id": "tab-three", "text": "D" },
{ "type": "text", "id": "Content", "text": "E" }`),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:4:25 error reserved-id
      Home (/) → block 1 (tabs) → id
      "sp-content" cannot be an id: ids that start with "sp-" are reserved. Use another id, such as "content".
        3 |     { "path": "/", "title": "Home", "blocks": [
        4 | { "type": "tabs", "id": "sp-content", "tabs": [
          |                         ^^^^^^^^^^^^

      site.config.json:5:11 error reserved-id
      Home (/) → block 1 (tabs) → tab 1, "One" → id
      "sp-root" cannot be an id: ids that start with "sp-" are reserved. Use another id, such as "root".
        4 | { "type": "tabs", "id": "sp-content", "tabs": [
        5 |   { "id": "sp-root", "title": "One", "text": "A" },
          |           ^^^^^^^^^

      site.config.json:8:25 error reserved-id
      Home (/) → block 2 (text) → id
      "tab-two" cannot be an id: the button of the tab "two" on this page already uses it. Use another id, such as "two-tab".
        7 | ] },
        8 | { "type": "text", "id": "tab-two", "text": "C" },
          |                         ^^^^^^^^^

      site.config.json:10:25 error malformed-value
      Home (/) → block 4 (text) → id
      "id" cannot be "Content". An id can contain only lowercase letters, digits and single hyphens. Use "content".
         9 | { "type": "text", "id": "tab-three", "text": "D" },
        10 | { "type": "text", "id": "Content", "text": "E" }
           |                         ^^^^^^^^^

      4 errors
      "
    `);
  });

  test("numbers a suggested id that a button needs too", () => {
    const tabs = ["tab-two", "two-tab"].map((id) => `{ "id": "${id}", "title": "${id}", "text": "A" }`);
    const text = configWith(`{ "type": "tabs", "tabs": [${tabs.join(", ")}] },
{ "type": "text", "id": "tab-tab-two", "text": "B" }`);
    expect(report(text)).toContain('Use another id, such as "tab-two-tab-2".');
  });

  test('allows the id "content", as in a table of contents', () => {
    const text = configWith('{ "type": "text", "id": "content", "text": "[Up](#content)" }');
    expect(report(text)).toBe("");
  });
});

describe("an id in another script", () => {
  const withId = (id: string, link = `#${id}`) =>
    configWith(`{ "type": "text", "id": ${JSON.stringify(id)}, "text": "[There](${link})" }`);

  test.each(["правила", "规则", "über-uns", "नियम", "قواعد-2"])("can be a link's anchor: %s", (id) => {
    expect(report(withId(id))).toBe("");
    expect(report(withId(id, `#${encodeURIComponent(id)}`))).toBe("");
  });

  test.each([
    ["Правила сервера", "правила-сервера"],
    ["правила-2", undefined],
    ["u\u0308ber", "uber"],
    ["правила!", "правила"],
    ["规则，二", "规则-二"],
    ["правила-sp-", "правила-sp"],
  ])("is suggested in lowercase, in its own script: %s", (id, instead) => {
    const { diagnostics } = validate(withId(id, "/"), surroundings);
    const messages = diagnostics.map(({ message }) => message);
    if (instead === undefined) expect(messages).toEqual([]);
    else {
      expect(messages).toEqual([
        `"id" cannot be "${id}". An id can contain only lowercase letters, digits and single hyphens. Use "${instead}".`,
      ]);
      expect(fixed(withId(id, "/"))).toContain(`"id": "${instead}"`);
    }
  });
});
