import type { FormProps } from "./schema";

/** Whether the fields of a form stand on several pages, or depend on others. */
export function hasPages({ fields }: Pick<FormProps, "fields">): boolean {
  return fields.some(({ type, when }) => type === "page" || when);
}
