import { sentences } from "../../words/words";
import { suggestIcon } from "../checks/icons";
import type { Surroundings } from "../surroundings";
import { bareIconName } from "./iconName";
import { type Advice, write } from "./rule";

/** The format of an icon name. */
export function explainIcon(value: string, surroundings: Surroundings): Advice {
  if (/\p{Extended_Pictographic}/u.test(value)) {
    return {
      advice:
        'An icon must be a name, such as "house", not an emoji. Find icon names at lucide.dev/icons, or remove the key.',
    };
  }
  const form = "Icon names can contain only lowercase letters, digits and hyphens";
  const name = bareIconName(value);
  if (name === undefined) return { advice: `${form}, as in "house" or "simple-icons:github".` };
  if (surroundings.hasIcon(name)) return write(form, name);
  const { advice, instead } = suggestIcon(name, surroundings);
  return { advice: sentences(write(form).advice, advice), instead };
}
