import { expect, test } from "vitest";
import { configWith, report } from "../../../../tests/validate/surroundings";

test("reports unused constants and toasts", () => {
  expect(
    report(
      configWith(
        '{ "type": "callout", "heading": "{{used}}", "buttons": [{ "label": "C", "copy": "x", "toast": "shown" }] }',
        `"constants": { "used": "A", "spare": "B" },
"toasts": { "messages": { "shown": { "title": "A" }, "hidden": { "title": "B" } } }`,
      ),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:2:29 warning unused-constant
    constants → spare
    The constant "spare" is not used. Use {{spare}} where its value should appear, or remove the constant.
      1 | { "version": 1, "site": { "name": "Mossy" },
      2 | "constants": { "used": "A", "spare": "B" },
        |                             ^^^^^^^

    site.config.json:3:54 warning unused-toast
    toasts → messages → hidden
    The toast "hidden" is not used. Add "toast": "hidden" to a button or card with "copy", or use it as the "successToast" or "failureToast" of a form. If you do not need the toast, remove it.
      2 | "constants": { "used": "A", "spare": "B" },
      3 | "toasts": { "messages": { "shown": { "title": "A" }, "hidden": { "title": "B" } } },
        |                                                      ^^^^^^^^

    2 warnings
    "
  `);
});

test("reports nothing as unused while there is an error, which could be the reason", () => {
  expect(
    report(configWith('{ "type": "callout", "heading": "{{spair}}" }', '"constants": { "spare": "B" }')),
  ).not.toContain("unused");
});

test("counts a tag as used if only posts have it", () => {
  const config = configWith(
    "",
    `"tags": { "event": { "label": "Event", "color": "#e0a84a" }, "old": { "label": "Old", "color": "#e0a84a" } },
"news": { "path": "/news", "posts": [{ "slug": "a", "title": "A", "date": "2024-01-01", "tags": ["event"], "text": "So." }] }`,
  );
  expect(report(config)).not.toContain('The tag "event" is not used.');
  expect(report(config)).toContain('The tag "old" is not used.');
});
