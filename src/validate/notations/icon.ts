import { sentences } from "../../words/words";
import { suggestIcon } from "../checks/icons";
import type { Surroundings } from "../surroundings";
import { type Advice, write } from "./rule";

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

/** Names of other icon sets, and what they put in front of the names of their icons. */
const otherSets =
  "fa fas far fal fab fad fa-solid fa-regular fa-light fa-brands fa-fw fa-lg bi bx ti ri mdi icon icons lucide tabler heroicons ion feather material-icons material-symbols".split(
    " ",
  );
const setWithSign = new RegExp(`^(?:${otherSets.join("|")})[-:]+(?=.)`);
/** In front of the names of components. */
const componentPrefix = /^(?:Fa|Fi|Lu|Md|Bs|Bi|Io|Ai|Ri|Tb|Hi|Gi|Si|Pi)\d?(?=[A-Z])/;

/** The sets whose name stays in front. */
const keptSet = /^(?:simple-icons|pixelarticons):/i;

/** The name of an icon without the syntax of other programs; `undefined` if nothing remains. */
function bareIconName(written: string): string | undefined {
  const text = written.trim().replace(/^<\s*|\s*\/?>$/g, "");
  const set = keptSet.exec(text)?.[0].toLowerCase() ?? "";
  const words = text
    .slice(set.length)
    .split(/\s+/)
    .filter((word) => !otherSets.includes(word.toLowerCase()));
  const name = words
    .map((word) => kebab(word.replace(componentPrefix, "")).replace(setWithSign, ""))
    .join("-")
    .replace(/(?<=.)-icon$/, "");
  return /^[a-z0-9-]*[a-z0-9][a-z0-9-]*$/.test(name) ? `${set}${name}` : undefined;
}

function kebab(word: string): string {
  return word
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replace(/_+/g, "-");
}
