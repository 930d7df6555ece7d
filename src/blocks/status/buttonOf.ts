import type { ButtonProps } from "../../fields/parts/action";
import type { Settings } from "../../ui/Settings";
import type { StatusProps } from "./schema";

/** The button that links to a server or copies its address, if there is one. */
export function buttonOf(
  { label, href, copy, toast, inLanguage }: StatusProps["items"][number],
  labels: Settings["labels"],
): ButtonProps | undefined {
  if (href === undefined && copy === undefined) return undefined;
  const words = label ?? (copy === undefined ? labels.learnMore : labels.copy);
  return {
    label: words,
    inLanguage: label ? inLanguage : undefined,
    href,
    copy,
    toast,
    variant: "secondary",
  };
}
