import { configWith, pageWith, routesWith, siteWith, type CodeExamples } from "./example";

/** Names of things that have to be there: pages, places, files, icons, messages, constants. */
export const referenceExamples = {
  "malformed-link": configWith('"navigation": [{ "label": "Chat", "href": "chat.fernhollow.example" }]'),
  "unknown-page": `{
  "version": 1,
  "site": { "name": "Fernhollow" },
  "navigation": [{ "label": "Rules", "href": "/rulse" }],
  "routes": [
    { "path": "/", "title": "Home" },
    { "path": "/rules", "title": "Rules" }
  ]
}
`,
  "unknown-anchor": pageWith(`{
  "type": "cta",
  "heading": "Join us",
  "buttons": [{ "label": "How to start", "href": "#start" }]
},
{ "type": "text", "id": "first-steps", "text": "Add our address to your list." }`),
  "unknown-file": siteWith('"logo": "/images/logo.svg"'),
  "rejected-svg": siteWith('"favicon": "/old.svg"'),
  "untrusted-file": {
    words:
      'A page, a script or another file in `public/` that can run scripts is published only if the config names it, in a link, an embed or `trustedFiles`: _public/wiki.js can run scripts and is not named in the config, so it is not published. If you trust it, write in "site": "trustedFiles": ["/wiki.js"]_. A page also publishes all files of its folder. More: [files that run scripts](threat-model.md#files-that-run-scripts).',
  },
  "not-a-font": configWith(`"theme": { "fonts": { "body": { "family": "Own", "file": "/seed.txt" } } }`),
  "file-letter-case": siteWith('"logo": "/Logo.svg"'),
  "other-base-path": {
    words:
      "A GitHub project page is published in a folder with the name of its repository. If `SPAWNPAGE_URL` contains that folder, as in the workflow that `init` writes, you need no `basePath`. A `basePath` with another folder is an error. More: [where to publish](hosting.md#the-base-path).",
  },
  "ends-before-it-begins": configWith(
    '"announcements": [{ "text": "Harvest week", "from": "2026-12-01", "until": "2026-11-24" }]',
  ),
  "unknown-time-zone": siteWith('"timeZone": "Europe/Berln"'),
  "unknown-icon": pageWith('{ "type": "callout", "icon": "rokcet", "text": "We open on Friday." }'),
  "unknown-tag": pageWith(
    '{ "type": "cards", "items": [{ "title": "Moss", "tag": "bilder" }] }',
    '"tags": { "builder": { "label": "Builder", "color": "#e0a84a" } }',
  ),
  "unknown-server": pageWith(
    '{ "type": "status", "items": [{ "server": "mian" }] }',
    '"servers": { "main": { "provider": "mcstatus.io", "label": "Survival", "address": "play.fernhollow.example" } }',
  ),
  "unknown-toast": pageWith(
    `{
  "type": "cta",
  "heading": "Join us",
  "buttons": [{ "label": "Copy", "copy": "play.fernhollow.example", "toast": "adressCopied" }]
}`,
    '"toasts": { "messages": { "addressCopied": { "title": "Address copied" } } }',
  ),
  "unknown-constant": pageWith(
    '{ "type": "text", "text": "Join us at {{addres}}." }',
    '"constants": { "address": "play.fernhollow.example" }',
  ),
  "unclosed-constant": pageWith(
    '{ "type": "text", "text": "Join us at {{address." }',
    '"constants": { "address": "play.fernhollow.example" }',
  ),
  "constant-in-constant": configWith(
    '"constants": { "host": "fernhollow.example", "address": "play.{{host}}" }',
  ),
  "posts-without-news": pageWith('{ "type": "posts" }'),
  "unknown-post-tag": pageWith(
    '{ "type": "posts", "tag": "evnet" }',
    `"news": {
  "path": "/news",
  "posts": [
    { "slug": "harvest", "title": "Harvest week", "date": "2024-09-20", "tags": ["event"], "text": "Bring a hoe." }
  ]
}`,
  ),
  "link-without-words": configWith(
    '"sidebars": { "/": [{ "label": "Village", "links": ["https://chat.fernhollow.example"] }] }',
  ),
  "missing-first-page": routesWith('{ "path": "/home", "title": "Home" }'),
  "duplicate-path": routesWith(`{ "path": "/", "title": "Home" },
{ "path": "/rules", "title": "Rules" },
{ "path": "/rules", "title": "House rules" }`),
  "path-letter-case": routesWith(`{ "path": "/", "title": "Home" },
{ "path": "/rules", "title": "Rules" },
{ "path": "/Rules", "title": "House rules" }`),
  "taken-path": routesWith(`{ "path": "/", "title": "Home" },
{ "path": "/wiki", "title": "Wiki" }`),
  "shadowed-redirect": configWith('"redirects": { "/": "https://chat.fernhollow.example" }'),
  "redirect-loop": configWith('"redirects": { "/past": "/before", "/before": "/past" }'),
  "redirect-chain": configWith(
    '"redirects": { "/chat": "https://chat.fernhollow.example", "/talk": "/chat" }',
  ),
  "duplicate-id": pageWith(`{ "type": "text", "id": "rules", "text": "Greet your neighbours." },
{ "type": "text", "id": "rules", "text": "Close the gates." }`),
  "reserved-id": pageWith('{ "type": "text", "id": "sp-root", "text": "Greet your neighbours." }'),
} satisfies CodeExamples;
