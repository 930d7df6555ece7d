import type { FieldKind } from "../../fields/kind";
import { gathered } from "../parts";
import { onOddTexts, type TextField } from "../visits";

/** The kinds of fields whose constants are replaced. */
const filledKinds = ["text", "richText", "href", "postUrl", "dataUrl", "frame"] as const;

const allWithConstants = gathered(
  "texts with constants",
  onOddTexts(filledKinds, (field) => (field.value.includes("{{") ? [field] : [])),
);

export function textsWithConstants(
  config: unknown,
  ...kinds: (typeof filledKinds)[number][]
): readonly TextField[] {
  const texts = allWithConstants(config);
  const wanted: readonly FieldKind[] = kinds.length > 0 ? kinds : filledKinds;
  return wanted.flatMap((kind) => texts.filter((text) => text.kind === kind));
}
