import type { Connect } from "../../../tests/property/connectBlocks";

type Keys = Record<string, unknown>;

/** What repeats takes no longer than a day, and stops after it has begun; nothing else stops. */
export const connect: Connect = (block) => {
  for (const event of block["items"] as Keys[]) {
    if (!("repeat" in event)) {
      delete event["repeatUntil"];
      continue;
    }
    event["from"] = "2026-11-20";
    if ("until" in event) event["until"] = "2026-11-20";
    if ("repeatUntil" in event) event["repeatUntil"] = "2026-12-24T20:00+01:00";
  }
};
