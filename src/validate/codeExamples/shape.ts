import { configWith, pageWith, routesWith, siteWith, type CodeExamples } from "./example";

/** Keys and values: which there are, and how they are written. */
export const shapeExamples = {
  "newer-version": '{ "version": 2, "site": { "title": "Fernhollow" } }\n',
  "older-version": {
    words:
      "There is only one config version so far, so no file has this yet. Once there is another, the message lists the changes, and `npx spawnpage validate --fix` updates the file: [updating](updating.md).",
  },
  "unknown-key": siteWith('"langauge": "en"'),
  "missing-key": routesWith('{ "path": "/" }'),
  "wrong-type": configWith('"tooltips": { "openDelayMs": "500" }'),
  "misplaced-part": routesWith(
    '{ "path": "/", "title": "Home" },\n{ "type": "text", "text": "The mill turns again." }',
  ),
  "unknown-type": pageWith('{ "type": "weather", "heading": "Clouds" }'),
  "unknown-value": configWith('"theme": { "preset": "midnihgt" }'),
  "out-of-range": configWith('"toasts": { "limit": 9 }'),
  "empty-value": siteWith('"description": ""'),
  "malformed-value": configWith('"theme": { "colors": { "primary": "orange" } }'),
  "malformed-name": configWith('"constants": { "server-address": "play.fernhollow.example" }'),
  "broken-character": siteWith('"description": "A quiet server \\ud83c"'),
} satisfies CodeExamples;
