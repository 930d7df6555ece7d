import { fillConstants, findConstants } from "../../fields/texts/constants";
import { textsWithConstants } from "./textsWithConstants";
import { memoizeByObject } from "../../json/memoizeByObject";
import type { Finding } from "../finding";
import { enoughFindings } from "../mostFindings";
import { addressAdvice } from "../links/addressAdvice";
import type { Leads } from "../links/linkAdvice";
import { isAddress, looksLikeHost } from "../links/linkForm";
import type { AddressKind, LinkPlace } from "../links/linkPlace";
import type { LinkProblem } from "../links/linkTarget";
import type { Advice } from "../notations/rule";
import { count, quote, sentences, written } from "../../words/words";

type Constants = Readonly<Record<string, string | number>>;

/** The config around a constant. */
interface Around {
  config: unknown;
  constants: Constants;
  leadsFrom: (place: LinkPlace) => Leads;
}

export interface WrongPlace {
  place: LinkPlace;
  /** Creates the finding. Lazy, because that is slow and most places with the same wrong constant do not need it. */
  finding: () => Finding;
  /** Why the link is broken, if its format is valid. */
  problem?: LinkProblem;
}

/** The findings of wrong links. If a constant's value is the cause, one finding at the constant replaces them. */
export function gatherByCause(wrong: Iterable<WrongPlace>, around: Around): Finding[] {
  const byConstant = new Map<string, { first: WrongPlace; links: number }>();
  const others: Finding[] = [];
  for (const one of wrong) {
    const cause = causeOf(one, around.constants);
    if (cause === undefined) {
      others.push(one.finding());
      // The findings of constants come last.
      if (others.length === enoughFindings) break;
      continue;
    }
    const known = byConstant.get(cause) ?? { first: one, links: 0 };
    known.links += one.place.count;
    byConstant.set(cause, known);
  }
  const atConstants = [...byConstant].map(([name, { first, links }]) =>
    explain(name, first, count(links, "place"), around),
  );
  return [...others, ...atConstants];
}

/** Valid values of constants in various places. If one of them makes the address valid, the constant is the cause. */
const harmless = ["https://name.example", "name@name.example", "/name", "name", "80"];

/** The constant whose value alone makes an address wrong. */
function causeOf(
  { place: { address, wants }, problem }: WrongPlace,
  constants: Constants,
): string | undefined {
  const names = new Set(findConstants(address).map(({ name }) => name));
  if (problem) return problem.code === "unknown-page" && isAlone(address) ? [...names][0] : undefined;
  const used = [...names].filter((name) => Object.hasOwn(constants, name));
  const values = Object.fromEntries(used.map((name) => [name, constants[name]!]));
  return used.find((name) =>
    harmless.some((value) => isAddress(fillConstants(address, { ...values, [name]: value }), wants)),
  );
}

function isAlone(address: string): boolean {
  const [use, more] = findConstants(address);
  return use !== undefined && more === undefined && use.start === 0 && use.end === address.length;
}

function explain(name: string, first: WrongPlace, places: string, around: Around): Finding {
  const { config, constants } = around;
  const value = String(constants[name]);
  const { address, wants } = first.place;
  const path = ["constants", name];
  const use = `{{${name}}}`;
  if (first.problem) {
    const { code, clause, advice } = first.problem;
    const message = sentences(`${use} is used as a link in ${places}, but ${clause}.`, advice);
    return { code, message, path };
  }
  const kind = kindOf(address, wants);
  const isWhole = isAlone(address) || kind === "email address";
  const what = isWhole
    ? `is not a valid ${kind}, but ${use} is used as one in ${places}.`
    : `cannot be used in a link, but ${use} is part of a link in ${places}.`;
  const { advice, instead } = advise(value, name, first, around);
  const message = `${quote(value)} ${what} ${advice}`;
  const isSure = instead !== undefined && isWhole && !isRead(name, config);
  return {
    code: first.finding().code,
    message,
    path,
    ...(isSure ? { fix: { do: "replace", value: instead } } : {}),
  };
}

function kindOf(address: string, wants: AddressKind): string {
  if (wants === "mail" || address.startsWith("mailto:")) return "email address";
  return wants === "web" ? "URL" : "link";
}

function advise(
  value: string,
  name: string,
  { place }: WrongPlace,
  { config, constants, leadsFrom }: Around,
): Advice {
  const { address, wants } = place;
  if (wants === "link" && isAlone(address)) {
    const inLink = (start: string) => written(`${start}{{${name}}}`);
    if (isAddress(value, "mail")) return { advice: `Use ${inLink("mailto:")} in the link.` };
    // Texts that visitors read or copy must not change.
    if (looksLikeHost(value) && isRead(name, config)) {
      return { advice: `Visitors also see this value as text, so use ${inLink("https://")} in the link.` };
    }
  }
  if (kindOf(address, wants) === "email address") return addressAdvice(value, "mail");
  const whole = isAlone(address) ? value : fillConstants(address, constants);
  return addressAdvice(whole, wants, leadsFrom(place));
}

/** Whether a constant is used in a plain text or in the words of a formatted text. */
function isRead(name: string, config: unknown): boolean {
  return typeof config === "object" && config !== null && readNames(config).has(name);
}

const readNames = memoizeByObject((config): ReadonlySet<string> => {
  const texts = [
    ...textsWithConstants(config, "text").map(({ value }) => value),
    ...textsWithConstants(config, "richText").map(({ value }) => value.replace(/\]\([^()]*\)/g, "]")),
  ];
  return new Set(texts.flatMap(findConstants).map((use) => use.name));
});
