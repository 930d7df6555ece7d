import { describe, expect, test } from "vitest";
import { saidOf } from "./said.fixture";

describe("a mail that can become too long", () => {
  const story = (length: number, more = "") =>
    `{ "type": "textarea", "name": "story${length}", "label": "Story", "maxLength": ${length}${more} }`;

  test("is reported with its length, but not for a form service", () => {
    expect(saidOf(story(3000))).toEqual([
      'If all fields are filled in, the email has about 3950 characters. Many email apps accept only about 2000. Set a smaller "maxLength" for long fields, or use "delivery": { "type": "post", … } with a form service.',
    ]);
    expect(saidOf(story(1000))).toEqual([]);
    expect(saidOf(story(3000), '{ "type": "post", "url": "https://forms.mossy.net" }')).toEqual([]);
    expect(saidOf('{ "type": "textarea", "name": "story", "label": "Story" }')).toEqual([]);
  });

  test("counts the labels as they are encoded in a URL", () => {
    const asked = (label: string) =>
      Array.from({ length: 9 }, (_, n) => `{ "type": "text", "name": "n${n}", "label": "${label}" }`).join();
    expect(saidOf(asked("Warum möchtest du mitspielen?"))).toEqual([]);
    expect(saidOf(asked("Почему вы хотите играть вместе с нами?"))).toHaveLength(1);
  });

  test("counts the longest of several conditional parts", () => {
    const kind =
      '{ "type": "select", "name": "kind", "label": "Kind", "options": [{ "value": "a", "label": "A" }, { "value": "b", "label": "B" }] }';
    const bound = (is: string | string[], length: number) =>
      story(length, `, "when": { "field": "kind", "is": ${JSON.stringify(is)} }`);
    expect(saidOf([kind, bound("a", 1000), bound("b", 900)].join())).toEqual([]);
    expect(saidOf([kind, bound("a", 1000), bound("a", 900)].join())).toHaveLength(1);
    expect(saidOf([kind, bound("a", 1000), bound(["b", "a"], 900)].join())).toHaveLength(1);
    const boxes = kind.replace('"select"', '"checkboxes"');
    expect(saidOf([boxes, bound("a", 1000), bound("b", 900)].join())).toHaveLength(1);
    const always = story(900, ', "when": { "field": "kind" }');
    expect(saidOf([kind, bound("a", 1000), always].join())).toHaveLength(1);
  });
});
