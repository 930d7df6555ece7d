/** Whether this is the bundle of the live site. Set by the bundler. */
declare const IS_LIVE: boolean;
