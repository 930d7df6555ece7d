/** Whether this is the bundle of the live site, which follows its config; it is set when the bundle is made. */
declare const IS_LIVE: boolean;
