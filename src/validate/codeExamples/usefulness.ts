import { configWith, pageWith, type CodeExamples } from "./example";

/** What the config has and nobody sees. */
export const usefulnessExamples = {
  "unused-constant": configWith('"constants": { "players": 40 }'),
  "unused-server": configWith(
    '"servers": { "main": { "provider": "mcstatus.io", "label": "Survival", "address": "play.fernhollow.example" } }',
  ),
  "server-mismatch": pageWith(
    '{ "type": "status", "items": [{ "server": "pocket" }] }',
    '"servers": { "pocket": { "provider": "mcstatus.io", "label": "Pocket", "address": "play.fernhollow.net:19132" } }',
  ),
  "unused-tag": configWith('"tags": { "builder": { "label": "Builder", "color": "#e0a84a" } }'),
  "unused-toast": configWith('"toasts": { "messages": { "addressCopied": { "title": "Address copied" } } }'),
  "no-time-zone": configWith('"announcements": [{ "text": "Harvest week", "from": "2026-12-01T20:00" }]'),
  "already-over": configWith(
    '"announcements": [{ "text": "We open on **Friday**.", "until": "2026-11-13" }]',
  ),
  "unreachable-page": `{
  "version": 1,
  "site": { "name": "Fernhollow" },
  "navigation": [{ "label": "Home", "href": "/" }],
  "routes": [
    { "path": "/", "title": "Home" },
    { "path": "/rules", "title": "Rules" }
  ]
}
`,
  "coming-post": configWith(`"news": {
  "path": "/news",
  "posts": [{ "slug": "harvest", "title": "Harvest week", "date": "2999-09-20", "text": "Bring a hoe." }]
}`),
  "link-to-coming-post": {
    words:
      'This comes together with "coming-post". A page links to /news/harvest, but the "date" of that post is in the future. Until the site is built on that day, the link is broken. Add the link then, or link to /news until then.',
  },
  "tag-spelling": configWith(`"news": {
  "path": "/news",
  "posts": [
    { "slug": "harvest", "title": "Harvest week", "date": "2024-09-20", "tags": ["event"], "text": "Bring a hoe." },
    { "slug": "race", "title": "Boat race", "date": "2024-08-02", "tags": ["Event"], "text": "Bring a boat." }
  ]
}`),
  "feed-without-address": configWith(`"news": {
  "path": "/news",
  "feed": true,
  "posts": [{ "slug": "harvest", "title": "Harvest week", "date": "2024-09-20", "text": "Bring a hoe." }]
}`),
  "key-without-effect": pageWith(`{
  "type": "tabs",
  "tabs": [{ "id": "village", "title": "Village", "badgeVariant": "primary", "text": "Be kind." }]
}`),
  "group-of-one": configWith(
    '"navigation": [{ "label": "Village", "links": [{ "label": "Home", "href": "/" }] }]',
  ),
  "missing-in-sidebar": `{
  "version": 1,
  "site": { "name": "Fernhollow" },
  "sidebars": { "/guide/": [{ "label": "Guide", "links": ["/guide/start"] }] },
  "routes": [
    { "path": "/", "title": "Home" },
    { "path": "/guide/start", "title": "First day" },
    { "path": "/guide/claims", "title": "Claim land" }
  ]
}
`,
  "repeated-link": configWith(`"navigation": [
    { "label": "Home", "href": "/" },
    { "label": "The village", "href": "/" }
  ]`),
  "crowded-header": configWith(`"navigation": [
    { "label": "The village and its people", "href": "https://village.fernhollow.example" },
    { "label": "The gardens and the orchard", "href": "https://gardens.fernhollow.example" },
    { "label": "The mill and the old harbour", "href": "https://harbour.fernhollow.example" },
    { "label": "The paths through the woods", "href": "https://woods.fernhollow.example" },
    { "label": "The house rules of the village", "href": "https://rules.fernhollow.example" },
    { "label": "How to become a neighbour", "href": "https://join.fernhollow.example" }
  ]`),
} satisfies CodeExamples;
