import { isBlockList } from "../../schema/blockLists";
import type { Cursor } from "../../schema/cursor";
import type { Path } from "../../schema/walk";
import { isOmission, omissionMessage } from "../../json/tolerant/omission";
import { secretUnder } from "../checks/safety/secrets";
import type { Finding } from "../finding";
import { keysBelow, pathOfPlace, placesOfKey, wordsForPlace } from "../../schema/keyPlaces";
import { choiceMeant, fits, groupOf, keyForText, type KeyMatch, matchInGroup } from "./keyMatch";
import { nearest, nearestSpelling, lookalikeOf } from "../../words/nearest";
import { exampleOf } from "../../schema/exampleOf";
import { foreignAmong, synonymsAmong } from "../../words/synonyms";
import { answerToWish } from "./wishAnswers";
import { adviseOtherForm } from "./otherForm";
import { kindAdvice } from "./kindAdvice";
import type { Rewrite } from "./rewrites/parts";
import { rewriteOf } from "./rewrites/rewrites";
import { lineFor } from "./lineFor";
import { adviseContents, adviseOtherPlace, adviseOwnBlock } from "./otherPlace";
import { adviseUnwrapping, adviseWrapping, unwrappedKeys, wrappingOf } from "./wrapping";
import { firstOf, anyOf, articled, quote, sentences } from "../../words/words";
import { adviseConstant, adviseDiscordId, adviseTranslation, discordIdIn } from "./ownValues";

/** The most keys that a message lists. */
const longestList = 10;

/** Names the intended key for an unknown one, or the place where it belongs. */
export function explainUnknownKey(place: Cursor): Finding {
  const key = String(place.part);
  const secret = secretUnder(key, place.value, place.path);
  if (secret) return secret;
  const start = `Unknown key ${quote(key)}${groupWords(place.parent!)}.`;
  const { advice, fix, reading, covers } = advise(place, key);
  const message = sentences(start, advice);
  return {
    code: "unknown-key",
    message,
    path: place.path,
    at: "key",
    ...(fix ? { fix } : {}),
    ...(reading ? { reading } : {}),
    ...(covers ? { covers } : {}),
  };
}

/** ` in a "cards" block`, ` for "provider": "json"`: describes the object, if its type decides which keys it has. */
function groupWords({ value, keys, parent }: Cursor): string {
  const owner = value as Record<string, unknown>;
  const by = ["type", "provider"].find((name) => keys.includes(name) && typeof owner[name] === "string");
  if (by === undefined) return "";
  const type = quote(owner[by]);
  return isBlockList(parent?.part) ? ` in ${articled(type, "block")}` : ` for ${quote(by)}: ${type}`;
}

/** The paths of the missing keys that an unknown one was probably intended as. */
export function meantBy(place: Cursor): Path[] {
  const wrapping = wrappingOf(place);
  if (wrapping) return [place.sibling(wrapping.list).path];
  const unwrapped = unwrappedKeys(place);
  if (unwrapped.length > 0) return unwrapped.map((name) => place.sibling(name).path);
  const asText = keyForText(place);
  if (asText !== undefined) return [place.sibling(asText).path];
  if (discordIdIn(place) !== undefined) return [place.sibling("id").path];
  const match = matchInGroup(place);
  if (match) return match.names.map((name) => place.sibling(name).path);
  return placesOfKey(place).flatMap((other) => {
    const meant = pathOfPlace(other);
    return meant ? [meant] : [];
  });
}

function advise(place: Cursor, key: string): Rewrite {
  if (isOmission(key)) return { advice: omissionMessage };
  const first =
    adviseLookalike(place, key) ??
    rewriteOf(place) ??
    adviseWrapping(place) ??
    adviseUnwrapping(place) ??
    adviseDiscordId(place) ??
    adviseConstant(place, key) ??
    adviseWish(place, key);
  if (first) return first;
  const match = matchInGroup(place);
  if (match) {
    const [first] = match.names;
    const fix = match.isSure ? { do: "rename" as const, key: first! } : undefined;
    const advice = {
      spelling: `Did you mean ${quote(first)}?`,
      meaning: `Use ${renamed(place, match)} instead.`,
      need: `The required key ${quote(first)} is missing. If you meant ${quote(first)}, rename this key.`,
    };
    return { advice: advice[match.by], fix };
  }
  return (
    adviseTranslation(place, key) ??
    adviseTaken(place, key) ??
    adviseChoice(place) ??
    adviseOtherForm(place, key) ??
    adviseOwnBlock(place, key) ??
    adviseContents(place) ??
    adviseOtherPlace(place) ??
    adviseInside(place, key) ??
    adviseByKind(place) ??
    adviseRemoval(place, key)
  );
}

/** Longer values would hide the new name of the key. */
const longestValue = 100;

/** The corrected key, with its value if the value is valid and short enough to copy. */
function renamed(place: Cursor, { names }: KeyMatch): string {
  const [name, another] = names;
  const line = lineFor(name!, place.value);
  const isCopied =
    another === undefined && line.length <= longestValue && place.sibling(name!).accepts(place.value);
  return isCopied ? line : anyOf(names);
}

/** The answer for a key of another tool: for this object, or for any object if no key of the schema has a similar name. */
function adviseWish(place: Cursor, key: string): Rewrite | undefined {
  const { keys } = groupOf(place);
  const called = synonymsAmong(key, keys);
  if (called.some((name) => fits(place, name)) || choiceMeant(place)) return undefined;
  const isOtherKind = called.some((name) => place.sibling(name).structure?.is !== "enum");
  const isElsewhere = isOtherKind || placesOfKey(place).length > 0;
  const answer = answerToWish(key, "key", keys, isElsewhere);
  if (answer === undefined) return undefined;
  // Nothing is lost if the removed key only repeats another one.
  const isRepeated = Object.entries(place.parent!.value as object).some(
    ([name, value]) => name !== key && typeof value === "string" && value === place.value,
  );
  return {
    advice: answer,
    fix: isRepeated && answer.startsWith("Remove this key.") ? { do: "remove" } : undefined,
  };
}

/** A key with a lookalike letter from another alphabet. */
function adviseLookalike(place: Cursor, key: string): Rewrite | undefined {
  const { owner, keys } = groupOf(place);
  const latin = lookalikeOf(key);
  if (!latin || !keys.includes(latin.text) || Object.hasOwn(owner, latin.text)) return undefined;
  return { advice: `${latin.why}. Use ${quote(latin.text)}.`, fix: { do: "rename", key: latin.text } };
}

/** A key with the same meaning as another one next to it. */
function adviseTaken(place: Cursor, key: string): Rewrite | undefined {
  const { owner, keys } = groupOf(place);
  const there = keys.filter((name) => Object.hasOwn(owner, name));
  const spelt = nearest(key, keys);
  const taken =
    // A key that only contains the word of another one may be about something else: the position of a picture is not
    // a picture.
    spelt !== undefined &&
    there.includes(spelt) &&
    (nearestSpelling(key, keys) === spelt || fits(place, spelt))
      ? spelt
      : synonymsAmong(key, there).find((name) => fits(place, name));
  if (taken === undefined) return undefined;
  return { advice: `${quote(taken)} is also set and has the same meaning. Remove ${quote(key)}.` };
}

/** Another name for a key with a fixed set of values, if the value is not one of them. */
function adviseChoice(place: Cursor): Rewrite | undefined {
  const meant = choiceMeant(place);
  if (meant?.structure?.is !== "enum") return undefined;
  return { advice: `Use ${quote(meant.part)} instead, with the value ${anyOf(meant.structure.values)}.` };
}

/** A picture or a colour under a key that says which part it is the background of. */
function adviseByKind(place: Cursor): Rewrite | undefined {
  const { value, part } = place;
  const isBehind = /background|backdrop/i.test(String(part)) && typeof value === "string";
  return isBehind ? kindAdvice(place, value) : undefined;
}

/** A nested object with free names, such as messages, that accepts the value under any name. */
function adviseInside(place: Cursor, key: string): Rewrite | undefined {
  const { value } = place;
  if (typeof value !== "object" || value === null) return undefined;
  const inside = place
    .parent!.keys.map((name) => place.sibling(name))
    .find((group) => group.structure?.is === "names" && group.child(key).accepts(value));
  if (inside === undefined) return undefined;
  const there = inside.child(key);
  const fix = there.value === undefined ? { do: "move" as const, to: there.path } : undefined;
  return { advice: `Move it into ${quote(inside.part)}, where you can use your own names.`, fix };
}

function adviseRemoval(place: Cursor, key: string): Rewrite {
  const { owner, keys } = groupOf(place);
  const [meant] = synonymsAmong(key, keys);
  if (meant !== undefined) return adviseOtherKind(place, meant);
  const { places, names } = keysBelow(place.parent!);
  const lower = nearest(key, names) ?? foreignAmong(key, names)[0];
  const lowerPlace = places.find((one) => one.key === lower);
  if (lowerPlace) {
    return { advice: `Did you mean ${quote(lower)}, ${wordsForPlace(lowerPlace, place)}?` };
  }
  const free = keys.filter((name) => !Object.hasOwn(owner, name));
  if (free.length === 0) return { advice: "Remove it. All allowed keys are already set." };
  return { advice: `Rename or remove it. Other allowed keys: ${firstOf(free, longestList)}.` };
}

/** Another name for a key that requires a different type of value. */
function adviseOtherKind(place: Cursor, meant: string): Rewrite {
  const advice =
    keyForText(place) === meant
      ? `Use ${quote(meant)}: ${quote(place.numberText)} instead.`
      : `Did you mean ${quote(meant)}? It needs a different type of value${exampleFor(place.sibling(meant))}.`;
  return { advice };
}

/** `, such as "navigation": [{ "label": "…", "href": "/" }]`, unless that is too long. */
function exampleFor({ schema, part }: Cursor): string {
  const example = schema && exampleOf(schema, String(part));
  const line = example === undefined ? "" : `, such as ${lineFor(String(part), example)}`;
  return line.length > longestValue ? "" : line;
}
