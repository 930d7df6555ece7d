import type { Connect } from "../../../tests/property/connectBlocks";

/** Each figure belongs to a server, and is one that all servers have. */
export const connect: Connect = (block, random) => {
  for (const item of block["items"] as Record<string, unknown>[]) {
    if ("figure" in item) item["figure"] = random.pick(["players", "maximum"]);
    if (!("server" in item)) delete item["figure"];
    if (block["layout"] !== "bars" && block["layout"] !== "rings") delete item["progress"];
  }
};
