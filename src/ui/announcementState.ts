/** The number of announcements that are visible at first. */
export const MOST_SHOWN = 2;

/** When an announcement is shown, in milliseconds since 1970, as numbers or as attributes of its element. */
interface Period {
  from?: number | string | undefined;
  until?: number | string | undefined;
}

/** Whether an announcement has begun and has not expired. */
export function isOn({ from, until }: Period, now: number): boolean {
  return (from === undefined || Number(from) <= now) && (until === undefined || now < Number(until));
}
