import type { CheckFile, Explanations } from "../../checkFile";
import { pageWith } from "../../exampleConfigs";
import { blankCode } from "../../texts/blankCode";
import type { Finding } from "../../finding";
import { onOddTexts } from "../../visits";
import { quote } from "../../../words/words";

/** A colour or style as games write it: `§6Fuel`, `§l`. A number after § may be a paragraph's. */
const surely = /§(?:[a-fk-or]|#[0-9a-f]{6}|\d(?=\p{L}{2}|[§&]))/iu;
/** The same with &, as in chats. A single one may be an ordinary "and". */
const likely =
  /(?:(?<=^|[\s>*_|([{"'])|(?<=[§&][0-9a-fk-or]))&(?:#[0-9a-f]{6}|[0-9a-fk-or])(?![\w#]*;)(?=\S)/gu;

/** The reset of all styles after a word. After a code, it is not an ordinary "and". */
const reset = /(?<=\S)&r(?![\w;])/;

/** Reports colour codes of games in texts for visitors. */
const checkColorCodes = onOddTexts(["text", "richText"], ({ value, part, kind, path }): Finding[] => {
  // Copied texts are for the game.
  if (part === "copy" || !/[§&]/.test(value)) return [];
  const piece = colorCodeIn(kind === "richText" ? blankCode(value) : value);
  if (piece === undefined) return [];
  const { start, written } = piece;
  const advice =
    kind === "richText"
      ? "Remove the codes. For bold or italic text, use **bold** or *italic*."
      : "Remove the codes.";
  return [
    {
      code: "color-code",
      message: `Visitors see ${quote(written)} as plain text because game colour codes do not work here. ${advice}`,
      path,
      within: { start, end: start + written.length },
    },
  ];
});

function colorCodeIn(text: string): { start: number; written: string } | undefined {
  const sure = surely.exec(text);
  const chat = [...text.matchAll(likely)];
  const isCode = chat.length > 1 || sure !== null || reset.test(text.slice(chat[0]?.index));
  const first = isCode ? chat[0] : undefined;
  const found = first && (!sure || first.index < sure.index) ? first : sure;
  return found ? { start: found.index, written: found[0] } : undefined;
}

export const checks: CheckFile = {
  section: "quality",
  codes: { "color-code": { severity: "warning" } },
  values: [checkColorCodes],
};

export const explanations: Explanations = {
  "color-code": {
    meaning: "Text contains a game's colour codes.",
    example: pageWith('{ "type": "text", "text": "§6Golden days§r at the mill" }'),
  },
};
