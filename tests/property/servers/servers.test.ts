import { expect, test } from "vitest";
import { timesOf } from "../share";
import { serversFlaws, serversInWords } from "./servers";

// `npm run fuzz` sends many times as many requests.
test(
  "servers survive all requests and removed files, and publish nothing else",
  { timeout: 60_000 },
  async () => {
    const result = await serversFlaws(42, timesOf(40), timesOf(50));
    console.log(serversInWords(result));
    expect(result.flaws).toEqual([]);
  },
);
