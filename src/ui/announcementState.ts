/** So many announcements are shown at once; the others when they are asked for. */
export const MOST_SHOWN = 2;

/** When an announcement is shown, in milliseconds since 1970, as numbers or as the attributes of its element. */
interface Period {
  from?: number | string | undefined;
  until?: number | string | undefined;
}

/** Whether an announcement has begun and is not over. */
export function isOn({ from, until }: Period, now: number): boolean {
  return (from === undefined || Number(from) <= now) && (until === undefined || now < Number(until));
}
