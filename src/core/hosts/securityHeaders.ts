/** The response headers of every file of a site but its policy, by name. Source: the OWASP Secure Headers Project */
export const securityHeaders: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  // The shop or the wiki of a community lies on another name of the same site, and may show its pictures.
  "Cross-Origin-Resource-Policy": "same-site",
  // For this name alone: it counts for every port, and a map on another name may have no certificate.
  // Two years, as Mozilla and OWASP advise. Neither includeSubDomains nor preload: only an owner knows that every name has https.
  "Strict-Transport-Security": "max-age=63072000",
};

/** What holds for every answer, whatever it is: nobody frames it, and no text of its scripts becomes code. */
const everywhere = [
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

/**
 * The policy of every answer of a server that knows nothing of the site: each page carries the rest in its
 * `<meta>`, and browsers hold a page to both.
 */
export const answerPolicy = ["object-src 'none'", ...everywhere].join("; ");

/** The policy of what is opened by itself and is no page, such as a drawing: it shows, and runs nothing. */
export const filePolicy = [
  "script-src 'none'",
  "connect-src 'none'",
  "frame-src 'none'",
  "object-src 'none'",
  "worker-src 'none'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "form-action 'none'",
  ...everywhere,
].join("; ");

/** The ends of addresses whose files could run scripts, as a regular expression; pages have none of them. */
export const scriptableFiles = "\\.(?:svgz?|x?html?|xht|xml|xsl)$";

/** Asks for everything by https. On an address without it, a page would not find its own files. */
export const upgradePolicy = "upgrade-insecure-requests";

/** How long browsers keep what lies in `assets/`: names there change with the content. */
export const assetCaching = "public, max-age=31536000, immutable";
