/** The response headers of every file of a site, by name. The policy of each page comes in addition. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Strict-Transport-Security": "max-age=31536000",
};

/**
 * The part of the Content-Security-Policy that a page cannot say of itself. Each page carries the rest in
 * its `<meta>`; browsers hold a page to both.
 */
export const framePolicy = "frame-ancestors 'none'";

/** How long browsers keep what lies in `assets/`: names there change with the content. */
export const assetCaching = "public, max-age=31536000, immutable";
