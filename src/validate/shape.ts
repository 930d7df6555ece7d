import { z } from "zod";
import type { Path } from "../fields/walk";
import { explainFormat } from "./explainFormat";
import { explainName } from "./explainName";
import { explainChoice, explainType } from "./explainValue";
import type { Finding } from "./finding";
import { didYouMean } from "./nearest";
import { schemaAt, valueAt } from "./schemaAt";
import { replaceSurely } from "./sureMends";
import { explainUnknownKey, meantBy } from "./unknownKey";
import { anyOf, nameOf, quote, sentence } from "./words";

type Issue = z.core.$ZodIssue;

/** Says in the owner's words what zod found wrong with a value. */
export function explainShape(schema: z.core.$ZodType, value: unknown, issues: readonly Issue[]): Finding[] {
  const findings = withoutSizes(issues).flatMap((issue) => explain(schema, value, issue, issue.path as Path));
  const meant = new Set(
    findings
      .flatMap(({ code, path }) => (code === "unknown-key" ? meantBy(schema, value, path) : []))
      .map((path) => JSON.stringify(path)),
  );
  return findings.filter(({ code, path }) => code !== "missing-key" || !meant.has(JSON.stringify(path)));
}

/** The issues but for the size of what is of the wrong type: zod counts the entries of a list where it wants a text. */
function withoutSizes(issues: readonly Issue[]): Issue[] {
  const keyOf = ({ path }: Issue) => JSON.stringify(path);
  const mistyped = new Set(issues.filter(({ code }) => code === "invalid_type").map(keyOf));
  return issues.filter(
    (issue) => !((issue.code === "too_small" || issue.code === "too_big") && mistyped.has(keyOf(issue))),
  );
}

function explain(schema: z.core.$ZodType, root: unknown, issue: Issue, path: Path): Finding[] {
  const value = valueAt(root, path);
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => explainUnknownKey(schema, root, [...path, key]));
  }
  if (value === undefined && path.length > 0) return [missingKey(schema, root, issue, path)];
  switch (issue.code) {
    case "invalid_type": {
      const target = schemaAt(schema, root, path);
      const fits = (other: unknown) => target === undefined || z.safeParse(target, other).success;
      return [{ code: "wrong-type", ...explainType(path, value, [issue.expected], fits), path }];
    }
    case "invalid_value":
      return [{ ...explainChoice(path, value, issue.values), path }];
    case "invalid_union":
      return issue.discriminator === undefined
        ? explainUnion(schema, root, issue, path)
        : [
            {
              code: "unknown-type",
              message: explainDiscriminator(value, issue, path),
              path,
              ...replaceSurely(value, choicesOf(issue)),
            },
          ];
    case "too_small":
    case "too_big":
      return [{ ...explainSize(schema, root, issue, path), path }];
    case "invalid_format":
      return [{ ...explainFormat(schemaAt(schema, root, path), path, String(value)), path }];
    case "invalid_key":
      return [{ ...explainName(schemaAt(schema, root, path.slice(0, -1)), path), path, at: "key" }];
    default:
      return [
        {
          code: "malformed-value",
          message: `${sentence(nameOf(path))} is not right: ${issue.message}.`,
          path,
        },
      ];
  }
}

function missingKey(schema: z.core.$ZodType, root: unknown, issue: Issue, path: Path): Finding {
  const key = quote(path.at(-1));
  const target = schemaAt(schema, root, path);
  const description = (target as z.ZodType | undefined)?.meta()?.description;
  const choices =
    issue.code === "invalid_union"
      ? `Use one of ${anyOf(choicesOf(issue))}.`
      : issue.code === "invalid_value"
        ? `Use ${anyOf(issue.values)}.`
        : description;
  return {
    code: "missing-key",
    message: `The key ${key} is missing here. ${choices ?? ""}`.trim(),
    path,
    at: "opening",
    ...(issue.code === "invalid_value" && issue.values.length === 1
      ? { mend: { do: "add", value: issue.values[0], isFirst: true } }
      : {}),
  };
}

/** The values of a discriminator; zod reports them, but its type does not say so. */
function choicesOf(issue: z.core.$ZodIssueInvalidUnion): string[] {
  return (issue as { options?: string[] }).options ?? [];
}

function explainDiscriminator(value: unknown, issue: z.core.$ZodIssueInvalidUnion, path: Path): string {
  const options = choicesOf(issue);
  const nestedInBlock = path.filter((part) => part === "blocks").length > 1;
  const start = `There is no type ${quote(value)} ${nestedInBlock ? "for blocks inside a block" : "here"}.`;
  const hint = typeof value === "string" ? didYouMean(value, options) : "";
  return `${start}${hint} The types are ${anyOf(options)}.`.replace(/ or ("[^"]*")\.$/, " and $1.");
}

function explainUnion(
  schema: z.core.$ZodType,
  root: unknown,
  issue: z.core.$ZodIssueInvalidUnion,
  path: Path,
): Finding[] {
  const value = valueAt(root, path);
  const mistyped = (inner: Issue) => inner.code === "invalid_type" && inner.path.length === 0;
  const meant = issue.errors.find((inner) => {
    const wantsText = inner.some((one) => one.code === "invalid_value" && one.path.length === 0);
    return !inner.some(mistyped) && !(wantsText && typeof value !== "string");
  });
  if (meant)
    return meant.flatMap((inner) => explain(schema, root, inner, [...path, ...(inner.path as Path)]));
  const expected = issue.errors.map(([first]) => (first?.code === "invalid_type" ? first.expected : "name"));
  return [{ code: "wrong-type", ...explainType(path, value, expected), path }];
}

function explainSize(
  schema: z.core.$ZodType,
  root: unknown,
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  path: Path,
): Omit<Finding, "path"> {
  const value = valueAt(root, path);
  const name = sentence(nameOf(path));
  const [limit, words] =
    issue.code === "too_small"
      ? [issue.minimum, issue.inclusive ? "at least" : "more than"]
      : [issue.maximum, issue.inclusive ? "at most" : "less than"];
  if (issue.origin === "array" || issue.origin === "string") {
    const unit = issue.origin === "array" ? ["entry", "entries"] : ["character", "characters"];
    const { length } = value as string | unknown[];
    if (length === 0) {
      const optional = schemaAt(schema, root, path)?._zod.optin !== undefined;
      const write = issue.origin === "array" ? "Add an entry" : "Write a text";
      return {
        code: "empty-value",
        message: `${name} is empty. ${write}${optional ? ", or remove the key" : ""}.`,
      };
    }
    const message = `${name} has ${length} ${length === 1 ? unit[0] : unit[1]}, but ${words} ${limit} ${Number(limit) === 1 ? "is" : "are"} allowed.`;
    return { code: "out-of-range", message };
  }
  return { code: "out-of-range", message: `${name} has to be ${words} ${limit}, but it is ${quote(value)}.` };
}
