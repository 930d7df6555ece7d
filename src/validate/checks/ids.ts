import type { CheckFile, Explanations } from "../checkFile";
import { pageWith } from "../exampleConfigs";
import { buttonId, type IdWithButton, reservedIdReason } from "../../config/anchors";
import { isAnchorId } from "../../fields/addresses/anchor";
import type { Path } from "../../schema/walk";
import type { Finding } from "../finding";
import { malformed } from "../fixes/sureFixes";
import { gathered } from "../parts";
import { onTexts } from "../visits";
import { explainAnchorId, freeId } from "../notations/asId";
import { quote, written } from "../../words/words";

const anchors = gathered(
  "ids",
  onTexts(["anchor"], (field) => [field]),
);

/** Reports ids that are used twice on a page or reserved. */
export function checkIds(config: unknown): Finding[] {
  const ids = anchors(config);
  const taken = new Map<string, Set<string>>();
  const withButtons = new Map<string, Map<string, IdWithButton>>();
  for (const { value: id, path, button } of ids) {
    if (!button) continue;
    const page = pageOf(path);
    const onPage = withButtons.get(page) ?? new Map<string, IdWithButton>();
    onPage.set(buttonId({ id, button }), { id, button });
    withButtons.set(page, onPage);
  }

  return ids.flatMap(({ value, path }): Finding[] => {
    const page = pageOf(path);
    const onPage = taken.get(page) ?? new Set();
    const isTaken = onPage.has(value);
    taken.set(page, onPage.add(value));
    const buttons = withButtons.get(page);
    const reason = reservedIdReason(value, buttons);
    // Schema errors are reported by validate/shape.
    if (!isAnchorId(value)) return [malformed('"id"', value, explainAnchorId(value), path)];
    if (reason !== undefined) {
      const message = `${quote(value)} cannot be an id: ${reason}. Use another id, such as ${written(freeId(value, buttons))}.`;
      return [{ code: "reserved-id", message, path }];
    }
    if (!isTaken) return [];
    const message = `The id ${quote(value)} is already used on this page. Choose a different id.`;
    return [{ code: "duplicate-id", message, path }];
  });
}

function pageOf(path: Path): string {
  const depth = path[0] !== "news" ? 2 : path[1] === "posts" ? 3 : 1;
  return path.slice(0, depth).join("/");
}

export const checks: CheckFile = {
  section: "references",
  codes: { "duplicate-id": { severity: "error" }, "reserved-id": { severity: "error" } },
  site: [checkIds],
};

export const explanations: Explanations = {
  "duplicate-id": {
    meaning: "An id is used twice on a page.",
    example: pageWith(`{ "type": "text", "id": "rules", "text": "Greet your neighbours." },
{ "type": "text", "id": "rules", "text": "Close the gates." }`),
  },
  "reserved-id": {
    meaning: "An id is reserved, so no block can have it.",
    example: pageWith('{ "type": "text", "id": "sp-root", "text": "Greet your neighbours." }'),
  },
};
