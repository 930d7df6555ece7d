import * as z from "zod";
import { isConstantName } from "../../config/constants";
import { notations } from "../../fields/notation";
import { findConstants } from "../../fields/texts/constants";
import type { Cursor } from "../../schema/cursor";
import type { Schema } from "../../schema/structure";
import { explainRedirectPath } from "../notations/redirectPath";
import { explainRoutePath } from "../notations/routePath";
import type { Advice } from "../notations/rule";
import { nearestName } from "./explainFormat";
import type { Finding } from "../finding";
import { textsIn } from "../sample";
import { intendedLanguage, languageAdvice } from "../../words/intendedLanguage";
import { nameOf, quote, sentences, written, simplify } from "../../words/words";

/** A name that the owner chooses in an object of free names, such as a constant's name. */
export function explainName(place: Cursor): Pick<Finding, "code" | "message" | "fix"> {
  const group = place.parent;
  const names = group?.structure?.is === "names" ? group.structure.name : undefined;
  const noted = names && explainNotedName(names, String(place.part));
  if (noted) {
    const { what, advice, instead } = noted;
    const isFree = instead !== undefined && place.sibling(instead).value === undefined;
    return {
      code: "malformed-name",
      message: `${quote(place.part)} cannot be ${what}. ${advice}`,
      ...(isFree ? { fix: { do: "rename", key: instead } } : {}),
    };
  }
  const characters =
    names && z.safeParse(names, "a-b").success ? "letters, digits, - and _" : "letters, digits and _";
  const fix = names && nearestName(names, String(place.part));
  const used = usedName(place);
  const advice =
    used !== undefined
      ? `Your text uses it as {{${used}}}. Rename it to ${written(used)}.`
      : fix === undefined
        ? undefined
        : `Rename it to ${written(fix)} everywhere.`;
  return {
    code: "malformed-name",
    message: sentences(
      `${quote(place.part)} is not a valid name in ${nameOf(group?.path ?? [])}.`,
      `Use ${characters}, starting with a letter.`,
      advice,
    ),
    ...(used === undefined ? {} : { fix: { do: "rename", key: used } }),
  };
}

/** How a name is written that has a notation, and what it is; nothing for any other name. */
function explainNotedName(names: Schema, name: string): (Advice & { what: string }) | undefined {
  switch (notations.get(names)?.notation) {
    case "redirectPath":
      return { what: "the path of a redirect", ...explainRedirectPath(name) };
    case "language":
      return {
        what: "the code of a language",
        advice: languageAdvice(name),
        instead: intendedLanguage(name),
      };
    case "pageFolder":
      // Unlike a page path, it may end with a slash.
      return { what: "the path of a sidebar", ...explainRoutePath(name.replace(/(?<=.)[/*]+$/, "")) };
    default:
      return undefined;
  }
}

/** The name that texts use for a constant whose own name is invalid. */
function usedName(place: Cursor): string | undefined {
  const { parent: group, root } = place;
  if (group?.part !== "constants" || group.parent !== root) return undefined;
  const plain = simplify(String(place.part));
  const uses = textsIn(root.value, (value) => value.includes("{{")).flatMap(({ value }) =>
    findConstants(value),
  );
  const names = new Set(uses.filter(({ closed }) => closed).map(({ name }) => name));
  const [name, second] = [...names].filter((one) => isConstantName(one) && simplify(one) === plain);
  const isFree = name !== undefined && place.sibling(name).value === undefined;
  return isFree && second === undefined ? name : undefined;
}
