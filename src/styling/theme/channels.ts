/** Red, green and blue of a colour, each from 0 to 255. */
export type Channels = readonly [red: number, green: number, blue: number];

/**
 * Splits a colour into its channels.
 * @param hex - as #rgb or #rrggbb
 */
export function channels(hex: string): Channels {
  const isShort = hex.length === 4;
  const at = (place: number) =>
    isShort
      ? parseInt(hex.charAt(place + 1), 16) * 17
      : parseInt(hex.slice(1 + place * 2, 3 + place * 2), 16);
  return [at(0), at(1), at(2)];
}
