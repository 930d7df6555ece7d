import { describe, expect, test } from "vitest";
import { configWith, fixed, surroundings } from "../../../tests/validate/surroundings";
import { validate } from "../validate";

const messages = (text: string) => validate(text, surroundings).diagnostics.map(({ message }) => message);
const faq = (questions: object[]) =>
  configWith(`{ "type": "faq", "categories": [{ "questions": ${JSON.stringify(questions)} }] }`);
const rules = (...items: unknown[]) => configWith(`{ "type": "rules", "items": ${JSON.stringify(items)} }`);

describe("reportOnce", () => {
  test("reports keys with other names once for a list, and renames all", () => {
    const text = faq([
      { q: "How?", a: "Join." },
      { q: "Why?", a: "For fun." },
      { q: "When?", a: "Now." },
    ]);
    expect(messages(text)).toEqual([
      'Unknown keys "q" and "a". Use "question" and "answer" instead. The same applies to 2 other entries in this list.',
    ]);
    expect(messages(fixed(text))).toEqual([]);
  });

  test("reports an entry once if all its keys have other names", () => {
    expect(messages(faq([{ q: "How?", a: "Join." }]))).toEqual([
      'Unknown keys "q" and "a". Use "question" and "answer" instead.',
    ]);
  });

  test("reports texts in a list of objects once, and replaces all", () => {
    const text = rules("Be kind", "No griefing");
    expect(messages(text)).toHaveLength(1);
    expect(messages(fixed(text))).toEqual([]);
  });

  test("reports different mistakes in one list separately", () => {
    expect(messages(rules("Be kind", 3))).toHaveLength(2);
    expect(messages(rules({ nmae: "Be kind" }, { titel: "No griefing" }))).toHaveLength(2);
  });

  test("reports two misspelt keys of one entry separately", () => {
    const text = rules({ nmae: "Be kind", descripton: "Always", id: "kind" });
    expect(messages(text)).toHaveLength(2);
  });
});
