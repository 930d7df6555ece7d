import { configWith, pageWith, type CodeExamples } from "./example";

/** What the config has and nobody sees. */
export const usefulnessExamples = {
  "unused-constant": configWith('"constants": { "players": 40 }'),
  "unused-tag": configWith('"tags": { "builder": { "label": "Builder", "color": "#e0a84a" } }'),
  "unused-toast": configWith('"toasts": { "messages": { "addressCopied": { "title": "Address copied" } } }'),
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
  "key-without-effect": pageWith(`{
  "type": "tabs",
  "tabs": [{ "id": "village", "title": "Village", "badgeVariant": "primary", "text": "Be kind." }]
}`),
} satisfies CodeExamples;
