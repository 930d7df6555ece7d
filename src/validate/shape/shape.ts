import { isBlockList } from "../../schema/blockLists";
import { blockSchemas } from "../../blocks/schemas";
import { isGroup } from "../../schema/structure";
import type * as z from "zod";
import { Cursor, type NumberText } from "../../schema/cursor";
import type { Path } from "../../schema/walk";
import { explainFormat } from "./explainFormat";
import { explainName } from "./explainName";
import { explainSize } from "./explainSize";
import { explainChoice, explainType } from "./explainValue";
import type { Finding } from "../finding";
import { findLanguageForms } from "./languageForms";
import { leadsFrom } from "../links/linkTarget";
import type { Limited } from "./limited";
import { findMisplacedParts, isInParts } from "./misplacedParts";
import { enoughFindings } from "../mostFindings";
import { missingKey } from "./missingKey";
import { didYouMean, nearest } from "../../words/nearest";
import { replaceSurely } from "../fixes/sureFixes";
import { synonymsAmong } from "../../words/synonyms";
import { findTableRows } from "./tableRows";
import type { Surroundings } from "../surroundings";
import { explainUnknownKey, meantBy } from "./unknownKey";
import { answerToWish } from "./wishAnswers";
import { withoutCovered } from "./withoutCovered";
import { findUnwrapped } from "./wrapping";
import { allOf, articled, capitalized, quote, subjectOf } from "../../words/words";
import { inline } from "../../schema/exampleOf";
import { usedServers } from "../checks/servers";

type Issue = z.core.$ZodIssue;

/** Explains in the owner's words what zod reports about a value. */
export function explainShape(
  schema: z.core.$ZodType,
  value: unknown,
  issues: readonly Issue[],
  surroundings: Surroundings,
  numberText?: NumberText,
): Finding[] {
  const config = Cursor.of(schema, value, numberText);
  const misplaced = [
    ...findMisplacedParts(value),
    ...findUnwrapped(config),
    ...findUnnamedServer(config),
    ...findTableRows(config),
    ...findLanguageForms(config),
  ];
  const isMisplaced = isInParts(misplaced);
  const findings: Finding[] = [];
  for (const issue of oneForEach(issues.slice(0, enoughFindings))) {
    if (isMisplaced(issue.path as Path)) continue;
    findings.push(...explain(config.at(issue.path as Path), issue, surroundings));
    if (findings.length >= enoughFindings) break;
  }
  const meant = new Set(
    findings
      .flatMap(({ code, path }) => (code === "unknown-key" ? meantBy(config.at(path)) : []))
      .map((path) => JSON.stringify(path)),
  );
  const kept = findings.filter(
    ({ code, path }) => code !== "missing-key" || !meant.has(JSON.stringify(path)),
  );
  return withoutCovered([...misplaced, ...kept]).slice(0, enoughFindings);
}

const tooBig = { code: "too_big", inclusive: true, message: "" } as const;

/** Reports each list or object of names with too many entries. */
export function explainExcess(schema: z.core.$ZodType, value: unknown, excess: Limited["excess"]): Finding[] {
  const config = Cursor.of(schema, value);
  return excess.slice(0, enoughFindings).map(({ path, origin, maximum }) => ({
    path,
    ...explainSize(config.at(path), { ...tooBig, origin, maximum, path: [...path] }),
  }));
}

/** Drops issues that repeat another one: the size of a value of the wrong type, and the format of an empty value. */
function oneForEach(issues: readonly Issue[]): Issue[] {
  const keyOf = ({ path }: Issue) => JSON.stringify(path);
  const mistyped = new Set(issues.filter(({ code }) => code === "invalid_type").map(keyOf));
  const isOfSize = ({ code }: Issue) => code === "too_small" || code === "too_big";
  const sized = issues.filter((issue) => !(isOfSize(issue) && mistyped.has(keyOf(issue))));
  const empty = new Set(
    sized.filter((issue) => issue.code === "too_small" && issue.minimum === 1).map(keyOf),
  );
  return sized.filter((issue) => issue.code !== "invalid_format" || !empty.has(keyOf(issue)));
}

function explain(place: Cursor, issue: Issue, surroundings: Surroundings): Finding[] {
  const { value, path } = place;
  if (issue.code === "unrecognized_keys") {
    return issue.keys.slice(0, enoughFindings).map((key) => explainUnknownKey(place.child(key)));
  }
  if (value === undefined && place.parent) return [misspeltType(place, issue) ?? missingKey(place, issue)];
  switch (issue.code) {
    case "invalid_type":
      return [{ code: "wrong-type", ...explainType(place, [issue.expected]), path }];
    case "invalid_value":
      return [{ ...explainChoice(place, issue.values, surroundings), path }];
    case "invalid_union":
      return issue.discriminator === undefined
        ? explainUnion(place, issue, surroundings)
        : [{ code: "unknown-type", path, ...explainDiscriminator(value, issue, path) }];
    case "too_small":
    case "too_big":
      return [{ ...explainSize(place, issue), path }];
    case "invalid_format":
      return [
        { ...explainFormat(place, surroundings, leadsFrom(path, place.root.value, surroundings)), path },
      ];
    case "invalid_key":
      return [{ ...explainName(place), path, at: "key" }];
    default:
      return [
        { code: "malformed-value", message: `${subjectOf(path)} is not valid: ${issue.message}.`, path },
      ];
  }
}

/** A misspelled key that decides which other keys its object may have. */
function misspeltType(place: Cursor, issue: Issue): Finding | undefined {
  const key = String(place.part);
  const owner = place.parent?.value;
  if (issue.code !== "invalid_union" || typeof owner !== "object" || owner === null) return undefined;
  const choices = choicesOf(issue);
  const written = Object.entries(owner).find(
    ([name, value]) =>
      (nearest(name, [key]) ?? synonymsAmong(name, [key])[0]) === key &&
      typeof value === "string" &&
      (nearest(value, choices) ?? synonymsAmong(value, choices)[0]) !== undefined,
  )?.[0];
  if (written === undefined) return undefined;
  return {
    code: "unknown-key",
    message: `Unknown key ${quote(written)}. Did you mean ${quote(key)}?`,
    path: place.sibling(written).path,
    at: "key",
    fix: { do: "rename", key },
  };
}

/** The values of a discriminator. Zod reports them, but its type does not include them. */
function choicesOf(issue: z.core.$ZodIssueInvalidUnion): string[] {
  return (issue as { options?: string[] }).options ?? [];
}

function explainDiscriminator(
  value: unknown,
  issue: z.core.$ZodIssueInvalidUnion,
  path: Path,
): Pick<Finding, "message" | "fix"> & Partial<Pick<Finding, "code">> {
  if (value === "columns" && path.at(-5) === "items") {
    const message =
      'Columns cannot contain other columns. Put these blocks below the columns, or use a "cards" block.';
    return { code: "columns-in-columns", message };
  }
  const options = choicesOf(issue);
  const nestedInBlock = path.includes("aside") || path.filter((part) => part === "blocks").length > 1;
  const what = String(path.at(-1));
  const isBlock = isBlockList(path.at(-3));
  const isMisplaced = isBlock && nestedInBlock && Object.hasOwn(blockSchemas, String(value));
  const start = isMisplaced
    ? `${capitalized(articled(quote(value), "block"))} is not allowed ${path.includes("aside") ? 'in "aside"' : "inside another block"}.`
    : `Unknown ${isBlock ? "block " : ""}${what} ${quote(value)}${nestedInBlock ? " inside a block" : ""}.`;
  const wish =
    typeof value === "string" && isBlock && !isMisplaced && synonymsAmong(value, options).length === 0;
  const answer = wish ? answerToWish(value, "type") : undefined;
  if (answer !== undefined) return { message: `${start} ${answer}` };
  const [key, chosen, ...others] = isGroup(value) ? Object.entries(value).flat() : [];
  if (options.includes(chosen as string) && others.length === 0)
    return {
      message: `${quote(what)} must be text in double quotes, but is an object with ${quote(key)}. Use ${quote(chosen)}.`,
    };
  const hint = typeof value === "string" ? didYouMean(value, options) : "";
  return {
    message: `${start}${hint} Available ${what}s: ${allOf(options)}.`,
    ...replaceSurely(value, options),
  };
}

function explainUnion(
  place: Cursor,
  issue: z.core.$ZodIssueInvalidUnion,
  surroundings: Surroundings,
): Finding[] {
  const { value, path } = place;
  const isMistyped = (inner: Issue): boolean => {
    if (inner.path.length > 0) return false;
    if (inner.code === "invalid_union" && inner.discriminator === undefined)
      return inner.errors.every((one) => one.some(isMistyped));
    return inner.code === "invalid_type" || (inner.code === "invalid_value" && typeof value !== "string");
  };
  const meant = issue.errors.find((inner) => !inner.some(isMistyped));
  if (meant)
    return oneForEach(meant).flatMap((inner) => explain(place.at(inner.path as Path), inner, surroundings));
  return [{ code: "wrong-type", ...explainType(place, issue.errors.flatMap(expectedBy)), path }];
}

/** The types that an option of a union allows, or the values that are no texts. */
function expectedBy([first]: readonly Issue[]): string[] {
  if (first?.code === "invalid_type") return [first.expected];
  if (first?.code === "invalid_union") return first.errors.flatMap(expectedBy);
  const values = first?.code === "invalid_value" ? first.values : [];
  return values.some((one) => typeof one === "boolean") ? values.map(String) : ["name"];
}

/** A longer line is hard to read. */
const longestLine = 160;

/** A server directly in `servers`, without a name. One finding, because none of its keys is valid there. */
function findUnnamedServer(config: Cursor): Finding[] {
  const { value, path } = config.child("servers");
  const isServer =
    isGroup(value) &&
    ["provider", "address", "url", "id"].some((key) => typeof value[key] === "string") &&
    Object.entries(value).every(([key, inner]) => key === "paths" || !isGroup(inner));
  if (!isServer) return [];
  const [name = "main", another] = [...new Set(usedServers(config.value))];
  const called = another === undefined ? name : "main";
  const whole = inline({ [called]: value });
  const lines = whole.length > longestLine ? `{ "${called}": { … } }` : whole;
  const message = `This is a single server, but "servers" needs a name for each server. Use "servers": ${lines}.`;
  return [{ code: "misplaced-part", message, path, at: "opening" }];
}
