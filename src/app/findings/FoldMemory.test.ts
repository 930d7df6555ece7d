import { describe, expect, it } from "vitest";
import { FoldMemory } from "./FoldMemory";

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe("whether the findings are unfolded", () => {
  it("is true for errors and not for warnings, until the owner chooses", () => {
    const memory = new FoldMemory(storage);
    expect(memory.isOpen("error")).toBe(true);
    expect(memory.isOpen("warning")).toBe(false);
  });

  it("stays as the owner chose from page to page", () => {
    const tab = storage();
    new FoldMemory(() => tab).choose("error", false);
    const nextPage = new FoldMemory(() => tab);
    expect([nextPage.isOpen("error"), nextPage.isOpen("error")]).toEqual([false, false]);
    nextPage.choose("error", true);
    expect(nextPage.isOpen("error")).toBe(true);
  });

  it.each([undefined, "warning"] as const)("is forgotten once the errors are fixed (%s)", (then) => {
    const tab = storage();
    const memory = new FoldMemory(() => tab);
    memory.choose("error", false);
    memory.isOpen(then);
    expect(memory.isOpen("error")).toBe(true);
  });

  it("follows the kind of the worst finding in a browser that keeps nothing", () => {
    const memory = new FoldMemory(() => {
      throw new DOMException("denied", "SecurityError");
    });
    memory.choose("error", false);
    expect(memory.isOpen("error")).toBe(true);
    expect(memory.isOpen("warning")).toBe(false);
  });
});
