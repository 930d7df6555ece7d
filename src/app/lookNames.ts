/** The modes of a site, named like the device's preference. */
export type Look = "light" | "dark";

/** Storage key of the visitor's choice. */
export const LOOK_KEY = "sp-look";

/** Selects the buttons that switch the mode. */
export const LOOK_BUTTON = "[data-look-button]";
