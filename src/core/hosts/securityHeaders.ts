/** The response headers of all files except the policy, by name. Source: the OWASP Secure Headers Project */
export const securityHeaders: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  // The community's shop or wiki is on another subdomain, and may show pictures of the site.
  "Cross-Origin-Resource-Policy": "same-site",
  // Only for this host, because it applies to all of its ports, and a map on a subdomain may have no certificate.
  // Two years, as Mozilla and OWASP advise. Without includeSubDomains and preload, because only an owner knows that
  // all subdomains support HTTPS.
  "Strict-Transport-Security": "max-age=63072000",
};

/** Directives for every response: no framing, and no strings as code. */
const everywhere = [
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

/** The policy of a server that does not know the site. Browsers also apply the rest in each page's `<meta>`. */
export const answerPolicy = ["object-src 'none'", ...everywhere].join("; ");

/** The policy of files that are opened directly and are not pages, such as drawings: they run nothing. */
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

/** The file extensions that could run scripts, as a regular expression. Pages have none of them. */
export const scriptableFiles = "\\.(?:svgz?|x?html?|xht|xml|xsl)$";

/** Upgrades all requests to HTTPS. On an HTTP-only address, a page could not load its files. */
export const upgradePolicy = "upgrade-insecure-requests";

/** The caching of `assets/`, where names change with the content. */
export const assetCaching = "public, max-age=31536000, immutable";
