import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mutateText } from "../../../tests/property/mutateText";
import { siteConfigs } from "../../../tests/sites/configs";
import { nodeAt } from "../../json/locate";
import { parse } from "../../json/parse";
import { endOf, entryOf } from "../../json/removal";
import { EditableText } from "./editableText";
import { IndexedText } from "./indexedText";
import type { Intent } from "./intent";
import { isRefused } from "./intent";
import type { Applied } from "./applied";
import { applied, RandomSource, type Value } from "./randomText.fixture";
import { isGroup, isSame } from "./sameValue";

const seeds = fc.noBias(fc.nat());

function accepted<Result extends object>(result: Result): Exclude<Result, { refused: string }> {
  if (isRefused(result)) throw new Error(result.refused);
  return result as Exclude<Result, { refused: string }>;
}

describe("random commands", () => {
  test.each([false, true])("give the same config as a model (with comments: %s)", (hasComments) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const source = new RandomSource(seed);
        let model: Value = source.config();
        const edited = new EditableText(source.write(model, { hasComments }));
        for (let count = 0; count < 12; count++) {
          const intent = source.intent(model);
          const before = edited.text;
          const { steps } = accepted(edited.edit([intent], { now: 0 }));
          model = applied(model, intent);
          // toEqual is much slower.
          expect(isSame(parse(edited.text).value, model)).toBe(true);
          checkTouched(before, intent, steps);
          expect(isSame(edited.current.index, new IndexedText(edited.text).index)).toBe(true);
        }
      }),
      { numRuns: hasComments ? 20 : 40 },
    );
  });

  test("give the same config as a model in texts with mistakes, or are refused", () => {
    let count = 0;
    fc.assert(
      fc.property(seeds, (seed) => {
        const source = new RandomSource(seed);
        const text = mutateText(source.write(source.config(), { hasComments: true }), source.random, 1);
        const { root, value } = parse(text);
        if (!root || !isGroup(value)) return;
        const intent = source.intent(value as Value);
        const edited = new EditableText(text);
        if (isRefused(edited.edit([intent], { now: 0 }))) return;
        count++;
        expect(isSame(parse(edited.text).value, applied(value as Value, intent))).toBe(true);
      }),
      { numRuns: 100 },
    );
    expect(count).toBeGreaterThan(5);
  });

  test("restore the first text when all are undone, and the last one when all are redone", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const source = new RandomSource(seed);
        const { random } = source;
        const first = source.write(source.config(), { hasComments: true });
        const edited = new EditableText(first);
        for (let count = 0; count < 15; count++) {
          const { root, value } = parse(edited.text);
          const raw = (): Intent => {
            const offset = random.below(edited.text.length);
            const length = random.below(Math.min(6, edited.text.length - offset));
            return {
              do: "splice",
              changes: [{ offset, length, text: random.pick(["x", '"', ",", "}", "1 "]) }],
            };
          };
          const intents = root && random.chance(0.9) ? [source.intent(value as Value)] : [raw()];
          // A text that was repaired may have duplicate keys.
          edited.edit(intents, { now: count * 500, ...(random.chance(0.4) ? { joins: "field" } : {}) });
          if (random.chance(0.2)) edited.undo();
        }
        while (edited.labels.redo) edited.redo();
        const last = edited.text;
        while (edited.labels.undo) edited.undo();
        expect(edited.text).toBe(first);
        while (edited.labels.redo) edited.redo();
        expect(edited.text).toBe(last);
      }),
      { numRuns: 15 },
    );
  });

  test.each(["demo", "harbour"] as const)("give the same config as a model in %s", (name) => {
    const first = readFileSync(siteConfigs[name], "utf8");
    const edited = new EditableText(first);
    const source = new RandomSource(1);
    let model = JSON.parse(first) as Value;
    for (let count = 0; count < 40; count++) {
      const intent = source.intent(model);
      if (intent.path.length < 3) continue;
      const before = edited.text;
      checkTouched(before, intent, accepted(edited.edit([intent], { now: 0 })).steps);
      model = applied(model, intent);
      expect(isSame(parse(edited.text).value, model)).toBe(true);
    }
    while (edited.labels.undo) edited.undo();
    expect(edited.text).toBe(first);
  });
});

/** Checks that a command removes nothing but its own entry, and the space and comma beside it. */
function checkTouched(text: string, intent: Intent, steps: Applied["steps"]): void {
  if (intent.do === "splice" || parse(text).mistakes.length > 0) return;
  const removed = steps.flat().filter((one) => one.removed !== "");
  const node = nodeAt(parse(text).root!, intent.path);
  const entry = node && entryOf(node);
  for (const { offset, removed: old } of removed) {
    if (intent.do === "insert") expect(old.trim().replace(/^[[{]\s*[\]}]$/, "")).toBe("");
    else if (intent.do === "set") {
      if (isSame(node?.type, "string")) {
        expect(offset).toBeGreaterThanOrEqual(node!.offset);
        expect(offset + old.length).toBeLessThanOrEqual(endOf(node!));
      }
    } else if (intent.do !== "rename") {
      const source = text.slice(entry!.offset, endOf(entry!));
      expect(old.replace(source, "")).toMatch(/^[\s,]*$/);
    }
  }
}
