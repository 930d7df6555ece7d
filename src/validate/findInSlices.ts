import { isGroup } from "../schema/structure";
import { type Answer, noting, stillHold } from "./answers";
import type { Check } from "./checkFile";
import type { ConfigMemory } from "./configMemory";
import type { Finding } from "./finding";
import { enoughFindings } from "./mostFindings";
import { gather, type Slice, slicesOf, viewOf } from "./slices";
import type { Surroundings } from "./surroundings";
import { countWork } from "./texts/markdownOf";

/** The findings of some checks, by check. */
export type FoundByCheck = ReadonlyMap<Check, readonly Finding[]>;

/** The findings in one slice, and what they depend on besides the config. */
interface SliceRecord {
  checks: readonly Check[];
  answers: readonly Answer[];
  found: readonly (readonly [Check, readonly Finding[]])[];
}

const records = new WeakMap<Slice, SliceRecord>();

/** Runs checks on one slice after the other, so the lists of each slice can be released before the next. */
export function findInSlices(
  config: unknown,
  surroundings: Surroundings,
  checks: readonly Check[],
  memory?: ConfigMemory,
): FoundByCheck {
  if (!isGroup(config)) return new Map(checks.map((check) => [check, check(config, surroundings)]));
  const all = new Map(checks.map((check): [Check, Finding[]] => [check, []]));
  for (const slice of slicesOf(config)) {
    const record = records.get(slice);
    const isKnown =
      record?.checks === checks && stillHold(record.answers, surroundings) && countWork(slice, config);
    const { found } = isKnown ? record : checkSlice(slice, config);
    for (const [check, findings] of found) {
      const list = all.get(check)!;
      list.push(...findings.slice(0, enoughFindings - list.length));
    }
  }
  return all;

  function checkSlice(slice: Slice, whole: object): Pick<SliceRecord, "found"> {
    const answers: Answer[] = [];
    const view = viewOf(slice, whole);
    const world = memory ? noting(surroundings, answers) : surroundings;
    const found = checks.flatMap((check) => {
      const findings = all.get(check)!.length < enoughFindings ? check(view, world) : [];
      return findings.length > 0 ? [[check, findings.slice(0, enoughFindings)] as const] : [];
    });
    gather(slice, view);
    if (!memory) return { found };
    memory.checked++;
    const isWhole = checks.every((check) => all.get(check)!.length < enoughFindings);
    const record = { checks, answers, found };
    if (isWhole && !slice.isUnread) records.set(slice, record);
    return record;
  }
}
