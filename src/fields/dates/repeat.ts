const DAY_MS = 24 * 60 * 60 * 1000;

/** How something repeats, as an owner writes it. */
export type Repeat = "daily" | "weekly";

/** The interval of each rhythm in local time, in milliseconds, and its words. */
export const rhythms: Readonly<Record<Repeat, { step: number; words: string }>> = {
  daily: { step: DAY_MS, words: "every day" },
  weekly: { step: 7 * DAY_MS, words: "every week" },
};

/** Whether a value of a config says how something repeats. */
export function isRepeat(value: unknown): value is Repeat {
  return typeof value === "string" && Object.hasOwn(rhythms, value);
}
