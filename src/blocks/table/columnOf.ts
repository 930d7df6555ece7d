import type { Title } from "../../fields/texts/text";
import { wordsOf } from "../../ui/wordsOf";
import type { TableProps } from "./schema";

/** A column with its options, and the words of its title. */
export function columnOf(column: TableProps["columns"][number]) {
  const options: Partial<Exclude<typeof column, Title>> =
    typeof column === "object" && "kind" in column ? column : { title: column };
  const { title = "", kind = "text", align, color } = options;
  return { title, words: wordsOf(title).trim(), kind, align, color };
}
