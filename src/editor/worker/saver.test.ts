import { beforeEach, describe, expect, it, vi } from "vitest";
import { ChangedElsewhere, type Place } from "../places/place";
import { Saver } from "./saver";

const store = vi.hoisted(() => vi.fn<(place: string, draft: unknown) => Promise<boolean>>());
vi.mock("../places/drafts", () => ({ storeDraft: store }));

/** A place in memory, whose tags are its texts. */
function memory(): Place & {
  text: string;
  trouble: Error | undefined;
  started: number;
  hold: () => () => void;
} {
  let held = Promise.resolve();
  return {
    name: "memory",
    text: "first",
    trouble: undefined,
    started: 0,
    read() {
      return Promise.resolve({ text: this.text, tag: this.text });
    },
    async write(text, expected) {
      this.started++;
      await held;
      if (this.trouble) throw this.trouble;
      if (expected !== this.text) throw new ChangedElsewhere("Changed.");
      this.text = text;
      return text;
    },
    hold: () => {
      let release = () => {};
      held = new Promise((resolve) => (release = resolve));
      return release;
    },
  };
}

let place: ReturnType<typeof memory>;
let text: string;
let states: string[];
const onChanged = vi.fn<() => void>();
let saver: Saver;

function type(next: string): void {
  text = next;
  saver.note();
}

beforeEach(() => {
  vi.useFakeTimers();
  store.mockResolvedValue(true);
  place = memory();
  text = "first";
  states = [];
  onChanged.mockClear();
  saver = new Saver(
    { text, tag: text },
    { place, text: () => text, onSaving: () => states.push(saver.saving.state), onChanged },
  );
  return () => vi.useRealTimers();
});

describe("a saver", () => {
  it("stores work within half a second, and saves it soon after the last change", async () => {
    type("one");
    expect(saver.isSafe).toBe(false);
    await vi.advanceTimersByTimeAsync(500);
    expect([saver.isSafe, saver.saving.state, place.text]).toEqual([true, "waiting", "first"]);
    expect(store).toHaveBeenLastCalledWith(
      "memory",
      expect.objectContaining({ text: "one", base: "first", baseText: "first" }),
    );
    type("two");
    expect(saver.isSafe).toBe(false);
    await vi.advanceTimersByTimeAsync(700);
    expect(place.text).toBe("first");
    await vi.advanceTimersByTimeAsync(200);
    expect([saver.saving.state, place.text]).toEqual(["saved", "two"]);
    expect(store).toHaveBeenLastCalledWith("memory", undefined);
  });

  it("is not safe if the browser stores nothing", async () => {
    store.mockResolvedValue(false);
    place.trouble = new Error("The disk is full.");
    type("one");
    await vi.advanceTimersByTimeAsync(2000);
    expect([saver.isSafe, saver.saving]).toEqual([
      false,
      { state: "failed", reason: { english: "The disk is full." } },
    ]);
    place.trouble = undefined;
    await vi.advanceTimersByTimeAsync(3000);
    expect([saver.isSafe, saver.saving.state, place.text]).toEqual([true, "saved", "one"]);
  });

  it("does not call a text saved that was changed while an older one was written", async () => {
    const release = place.hold();
    type("one");
    await vi.advanceTimersByTimeAsync(1000);
    type("two");
    release();
    await vi.advanceTimersByTimeAsync(0);
    expect([place.text, saver.saving.state]).toEqual(["one", "waiting"]);
    expect(states).not.toContain("saved");
    await vi.advanceTimersByTimeAsync(1000);
    expect([place.text, saver.saving.state, place.started]).toEqual(["two", "saved", 2]);
  });

  it("reads nothing while it writes, so its own text never looks like another one", async () => {
    const release = place.hold();
    type("one");
    const saved = saver.save();
    const read = saver.inTurn(() => place.read(saver.known));
    release();
    await saved;
    expect((await read).tag).toBe(saver.known.tag);
  });

  it("writes nothing over another text, while it is paused, and while another tab edits", async () => {
    place.text = "other";
    type("one");
    await vi.advanceTimersByTimeAsync(1000);
    expect([onChanged.mock.calls.length, place.text]).toEqual([1, "other"]);
    saver.pause({ text: "The file has a mistake." });
    type("two");
    await vi.advanceTimersByTimeAsync(5000);
    expect([place.text, saver.saving, saver.isSafe]).toEqual([
      "other",
      { state: "failed", reason: { text: "The file has a mistake." } },
      true,
    ]);
    saver.resume({ text: "other", tag: "other" });
    await vi.advanceTimersByTimeAsync(1000);
    expect([place.text, saver.saving.state]).toEqual(["two", "saved"]);
    saver.isResting = true;
    type("three");
    await saver.save();
    await vi.advanceTimersByTimeAsync(1000);
    expect(place.text).toBe("two");
  });
});
