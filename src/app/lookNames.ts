/** The looks of a site, by the preference that each is for. */
export type Look = "light" | "dark";

/** Under what name browsers remember the look that was chosen. */
export const LOOK_KEY = "sp-look";

/** What marks the button that changes the look. */
export const LOOK_BUTTON = "[data-look-button]";
