import { configWith, pageWith, routesWith, type CodeExamples } from "./example";

/** What must not become public, and addresses that visitors' browsers refuse or cannot reach. */
export const safetyExamples = {
  "public-secret": configWith(
    `"navigation": [
  { "label": "Chat", "href": "https://discord.com/api/webhooks/000000000000/${"0".repeat(24)}" }
]`,
  ),
  "likely-secret": `{
  "version": 1,
  "site": { "name": "Fernhollow" },
  "constants": { "rconPassword": "fern-0000" },
  "routes": [{ "path": "/", "title": "Home", "description": "{{rconPassword}}" }]
}
`,
  "private-address": pageWith(`{
  "type": "cta",
  "heading": "Join us",
  "buttons": [{ "label": "Copy the address", "copy": "192.168.0.10:25565" }]
}`),
  "insecure-address": `{
  "version": 1,
  "site": { "name": "Fernhollow" },
  "avatars": { "url": "http://faces.fernhollow.example/{name}" },
  "routes": [{ "path": "/", "title": "Home" }]
}
`,
  "address-with-user": configWith(
    `"navigation": [{ "label": "Shop", "href": "https://shop.fernhollow.example@evil.example/" }]`,
  ),
  "lookalike-path": routesWith(`{ "path": "/", "title": "Home" },
{ "path": "/rul\u0435s", "title": "Rules" }`),
  "lookalike-host": configWith(
    // The first letter of the host is Cyrillic.
    `"navigation": [{ "label": "Shop", "href": "https://\u0455hop.example/" }]`,
  ),
  "impossible-host": configWith(`"navigation": [{ "label": "Shop", "href": "https://*" }]`),
  "misleading-link-text": configWith(
    `"navigation": [{ "label": "shop.fernhollow.example", "href": "https://evil.example/" }]`,
  ),
} satisfies CodeExamples;
