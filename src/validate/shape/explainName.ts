import * as z from "zod";
import { isConstantName } from "../../config/constants";
import { notations } from "../../fields/notation";
import { findConstants } from "../../fields/constants";
import type { Cursor } from "../../schema/cursor";
import { explainRedirectPath } from "../notations/redirectPath";
import { nearestName } from "./explainFormat";
import type { Finding } from "../finding";
import { simplify } from "../../words/simplify";
import { textsIn } from "../../json/textsIn";
import { nameOf, quote, sentences, written } from "../../words/words";

/** A name that the owner gives in a group of free names, such as that of a constant. */
export function explainName(place: Cursor): Pick<Finding, "code" | "message" | "fix"> {
  const group = place.parent;
  const names = group?.structure?.is === "names" ? group.structure.name : undefined;
  if (names && notations.get(names)?.notation === "redirectPath") {
    const address = String(place.part);
    const { advice, instead } = explainRedirectPath(address);
    const isFree = instead !== undefined && place.sibling(instead).value === undefined;
    return {
      code: "malformed-name",
      message: `${quote(address)} cannot be the address of a redirect. ${advice}`,
      ...(isFree ? { fix: { do: "rename", key: instead } } : {}),
    };
  }
  const characters =
    names && z.safeParse(names, "a-b").success ? "letters, digits, - and _" : "letters, digits and _";
  const fix = names && nearestName(names, String(place.part));
  const used = usedName(place);
  const advice =
    used !== undefined
      ? `It is used as {{${used}}}: write ${written(used)}.`
      : fix === undefined
        ? undefined
        : `Write ${written(fix)}, also where it is used.`;
  return {
    code: "malformed-name",
    message: sentences(
      `${quote(place.part)} cannot be a name in ${nameOf(group?.path ?? [])}.`,
      `Start with a letter, and use only ${characters}.`,
      advice,
    ),
    ...(used === undefined ? {} : { fix: { do: "rename", key: used } }),
  };
}

/** The name by which texts use a constant that is named in a way that none may be. */
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
