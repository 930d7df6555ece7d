/** The length of URLs that email apps accept. Windows truncates them slightly above it. */
export const mailLimit = 2000;
