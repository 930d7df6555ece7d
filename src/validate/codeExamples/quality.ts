import { configWith, pageWith, siteWith, type CodeExamples } from "./example";

/** What works, and could be better for visitors and for search engines. */
export const qualityExamples = {
  "unfilled-placeholder": pageWith('{ "type": "text", "text": "Join us at YOUR_SERVER_IP." }'),
  "repeated-number": pageWith('{ "type": "rules", "items": [{ "name": "1. Be kind" }] }'),
  "rank-in-name": pageWith(
    '{ "type": "staff", "groups": [{ "title": "Team", "members": [{ "name": "[Owner] Mira" }] }] }',
  ),
  "preview-format": siteWith('"socialImage": "/logo.svg"'),
  "low-contrast": configWith('"theme": { "preset": "daylight", "colors": { "text": "#9aa5b1" } }'),
  "same-color-scheme": configWith('"theme": { "preset": "midnight", "alternate": "ember" }'),
  "alternate-ignores-colors": configWith(
    '"theme": { "preset": "midnight", "alternate": "daylight", "colors": { "primary": "#7fdb6a" } }',
  ),
  "preset-overridden": configWith(`"theme": {
    "preset": "raven",
    "colors": {
      "background": "#0e0c10", "surface": "#18151b", "surfaceRaised": "#241f28",
      "text": "#efe7da", "textMuted": "#b9ac9f", "border": "#443940", "focus": "#f0d28c",
      "primary": "#d9a94f", "onPrimary": "#241500", "accent": "#ef7468", "onAccent": "#2b0503",
      "success": "#8fce8f", "warning": "#f0bd5a", "danger": "#ff8f86"
    },
    "fonts": { "heading": "cinzel", "body": "lora" }
  }`),
  "missing-glyphs": pageWith(
    '{ "type": "callout", "heading": "Żółw i łódka" }',
    '"theme": { "preset": "cottage" }',
  ),
  "missing-description": siteWith('"url": "https://fernhollow.example"'),
  "repeated-title": `{
  "version": 1,
  "site": { "name": "Fernhollow" },
  "routes": [
    { "path": "/", "title": "Fernhollow" },
    { "path": "/rules", "title": "Fernhollow" }
  ]
}
`,
  "repeated-description": `{
  "version": 1,
  "site": { "name": "Fernhollow" },
  "routes": [
    { "path": "/", "title": "Home", "description": "A quiet server." },
    { "path": "/rules", "title": "Rules", "description": "A quiet server." }
  ]
}
`,
  "long-title": `{
  "version": 1,
  "site": { "name": "Fernhollow" },
  "routes": [
    {
      "path": "/",
      "title": "A quiet village server for builders, gardeners, fishers and wanderers"
    }
  ]
}
`,
  "long-description": siteWith(
    `"description": "A quiet server${", with gardens, ponds and paths".repeat(5)}."`,
  ),
  "sample-value": configWith('"footer": { "copyright": "© 2026 Samplecraft" }'),
  "placeholder-address": `{
  "version": 1,
  "site": { "name": "Fernhollow", "url": "https://fernhollow.net", "description": "A quiet server." },
  "navigation": [{ "label": "Shop", "href": "https://shop.example" }],
  "routes": [{ "path": "/", "title": "Home" }]
}
`,
  "form-delivers-nowhere": `{
  "version": 1,
  "site": { "name": "Fernhollow", "url": "https://fernhollow.net", "description": "A quiet server." },
  "routes": [
    {
      "path": "/",
      "title": "Home",
      "blocks": [
        {
          "type": "form",
          "fields": [{ "type": "text", "name": "who", "label": "Your name" }],
          "submit": "Send",
          "delivery": { "type": "email", "to": "post@fernhollow.example", "subject": "Hello" }
        }
      ]
    }
  ]
}
`,
  "unfilled-constant": pageWith(
    '{ "type": "text", "text": "Join us at %address%." }',
    '"constants": { "address": "play.fernhollow.example" }',
  ),
  "malformed-markdown-link": pageWith('{ "type": "text", "text": "Read (the rules)[/] before you join." }'),
  "link-to-nowhere": configWith('"navigation": [{ "label": "Shop", "href": "#" }]'),
  "markdown-in-plain-text": pageWith('{ "type": "callout", "heading": "We open **on Friday**" }'),
  "unsupported-formatting": pageWith('{ "type": "text", "text": "We open on <t:1796151600:D>." }'),
  "written-line-break": pageWith('{ "type": "text", "text": "Bring a hoe.\\\\nAnd a lamp." }'),
  "invisible-character": configWith(
    '"navigation": [{ "label": "Shop", "href": "https://shop.fernhollow.example/\\u200bhats" }]',
  ),
  "web-address-to-copy": pageWith(`{
  "type": "cta",
  "heading": "Join us",
  "buttons": [{ "label": "Copy the address", "copy": "http://play.fernhollow.example" }]
}`),
  "long-heading": pageWith(
    `{ "type": "text", "heading": "We open the mill on Friday${", and there will be cake".repeat(5)}", "text": "Come." }`,
  ),
  "expiring-picture": pageWith(`{
  "type": "cta",
  "heading": "Our village",
  "image": { "src": "https://cdn.discordapp.com/attachments/1/2/mill.png", "alt": "The mill at dusk" }
}`),
  "color-code": pageWith('{ "type": "text", "text": "§6Golden days§r at the mill" }'),
  "wrong-file-extension": pageWith(`{
  "type": "cta",
  "image": { "src": "/harbour.png", "alt": "The harbour" }
}`),
  "not-a-picture": pageWith(`{
  "type": "cta",
  "heading": "Our village",
  "image": { "src": "https://videos.fernhollow.example/tour.mp4", "alt": "A walk through the village" }
}`),
  "empty-page": `{
  "version": 1,
  "site": { "name": "Fernhollow" },
  "routes": [{ "path": "/", "title": "Home", "blocks": [] }]
}
`,
  "unknown-schema": `{
  "$schema": "./shema/site.schema.json",
  "version": 1,
  "site": { "name": "Fernhollow" },
  "routes": [{ "path": "/", "title": "Home" }]
}
`,
  "heavy-picture": siteWith('"logo": "/Banner.png"'),
} satisfies CodeExamples;
