/** Heavier pictures keep a visitor on a phone waiting, in bytes. */
export const HEAVIEST_PICTURE = 500_000;
