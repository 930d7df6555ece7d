import { describe, expect, it } from "vitest";
import { explainShard, isInShard } from "./shard";

const shards = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}/${count}`);
const shardsOf = (name: string, count: number) => shards(count).filter((shard) => isInShard(name, shard));

describe("isInShard", () => {
  const names = Array.from({ length: 1000 }, (_, index) => `site-${index}`);

  it.each([1, 3, 10])("puts each site into exactly one of %i shards", (count) => {
    for (const name of names) expect(shardsOf(name, count), name).toHaveLength(1);
  });

  it("divides sites evenly", () => {
    for (const shard of shards(10)) {
      const { length } = names.filter((name) => isInShard(name, shard));
      expect(length, shard).toBeGreaterThan(70);
      expect(length, shard).toBeLessThan(130);
    }
  });

  it("gives the same shard in every version and on every system", () => {
    expect(["mill", "quay", "weir", "café"].map((name) => shardsOf(name, 10)[0])).toMatchInlineSnapshot(`
      [
        "9/10",
        "8/10",
        "3/10",
        "8/10",
      ]
    `);
    expect(shardsOf("cafe\u0301", 10)).toEqual(shardsOf("caf\u00e9", 10));
  });
});

describe("explainShard", () => {
  it.each(["1/1", "3/10", "10/10", "100000/100000"])("accepts %s", (value) => {
    expect(explainShard(value)).toBeUndefined();
  });

  it.each(["", "3", "/10", "3/", "3/0", "-1/10", "1.5/10", "3/10/2", "3 / 10", "1/1000000"])(
    "explains the form for %j",
    (value) => {
      expect(explainShard(value)).toBe(
        `--shard must be the number of a part and the number of parts, but is "${value}". Example for part 3 of 10: --shard 3/10`,
      );
    },
  );

  it.each(["0/10", "11/10"])("names the first and the last shard for %s", (value) => {
    expect(explainShard(value)).toBe(`--shard must be from 1/10 to 10/10, but is "${value}".`);
  });
});
