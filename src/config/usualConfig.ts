/** The name of the config that is meant when none is named. */
export const usualConfig = "site.config.json";
