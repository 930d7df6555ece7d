import { describe, expect, it } from "vitest";
import { IconSets } from "./iconSets";

const icons = new IconSets();

describe("IconSets", () => {
  it("finds icons with and without the name of their set", () => {
    expect(icons.get("rocket")?.viewBox).toBe("0 0 24 24");
    expect(icons.get("simple-icons:discord")?.nodes).toHaveLength(1);
    expect(icons.has("pixelarticons:heart")).toBe(true);
  });

  it("finds nothing for unknown names, unknown sets and names of object members", () => {
    for (const name of ["rockets", "nowhere:rocket", "constructor", "__proto__", "lucide:toString"]) {
      expect(icons.has(name), name).toBe(false);
    }
  });

  it("lists names as in a config", () => {
    expect(icons.names("lucide")).toContain("rocket");
    expect(icons.names("simple-icons")).toContain("simple-icons:discord");
    expect(icons.names()).toEqual(
      expect.arrayContaining(["rocket", "simple-icons:discord", "pixelarticons:heart"]),
    );
  });
});
