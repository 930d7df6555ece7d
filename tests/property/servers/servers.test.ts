import { expect, test } from "vitest";
import { timesOf } from "../share";
import { serversFlaws, serversInWords } from "./servers";

// Many times as many are in `npm run fuzz`.
test(
  "no request and no file that goes ends a server, or gets more than it may",
  { timeout: 60_000 },
  async () => {
    const result = await serversFlaws(42, timesOf(40), timesOf(50));
    console.log(serversInWords(result));
    expect(result.flaws).toEqual([]);
  },
);
