import type { CheckFile, Explanations } from "../checkFile";
import { configWith, pageWith, routesWith, siteWith } from "../exampleConfigs";

/** Findings about keys and values. */
export const checks: CheckFile = {
  section: "shape",
  codes: {
    "newer-version": { severity: "error" },
    "older-version": { severity: "error" },
    "unknown-key": { severity: "error" },
    "missing-key": { severity: "error" },
    "wrong-type": { severity: "error" },
    "misplaced-part": { severity: "error" },
    "unknown-type": { severity: "error" },
    "columns-in-columns": { severity: "error" },
    "unknown-value": { severity: "error" },
    "out-of-range": { severity: "error" },
    "empty-value": { severity: "error" },
    "malformed-value": { severity: "error" },
    "malformed-name": { severity: "error" },
    "broken-character": { severity: "error" },
  },
};

export const explanations: Explanations = {
  "newer-version": {
    meaning: "The config version is too new for this version of Spawnpage.",
    example: '{ "version": 2, "site": { "title": "Fernhollow" } }\n',
  },
  "older-version": {
    meaning: "The config version is too old for this version of Spawnpage.",
    example: {
      words:
        "There is only one config version so far, so this error cannot occur yet. In future versions, the message will list the changes, and `npx spawnpage validate --fix` will update the file. See [updating](updating.md).",
    },
  },
  "unknown-key": { meaning: "An object contains an unknown key.", example: siteWith('"langauge": "en"') },
  "missing-key": { meaning: "A required key is missing.", example: routesWith('{ "path": "/" }') },
  "wrong-type": {
    meaning: "A value has the wrong type, such as text instead of a number.",
    example: configWith('"tooltips": { "openDelayMs": "500" }'),
  },
  "misplaced-part": {
    meaning: "A page, block or link is in the wrong list or object.",
    example: routesWith(
      '{ "path": "/", "title": "Home" },\n{ "type": "text", "text": "The mill turns again." }',
    ),
  },
  "unknown-type": {
    meaning:
      "The type of a block, form field, delivery or provider is unknown, or not allowed in this place.",
    example: pageWith('{ "type": "weather", "heading": "Clouds" }'),
  },
  "columns-in-columns": {
    meaning: "A column contains other columns.",
    example: pageWith(`{
  "type": "columns",
  "items": [
    { "blocks": [{ "type": "text", "text": "Be kind." }] },
    { "blocks": [{ "type": "columns", "items": [] }] }
  ]
}`),
  },
  "unknown-value": {
    meaning: "A value is not one of the key's allowed values.",
    example: configWith('"theme": { "preset": "midnihgt" }'),
  },
  "out-of-range": {
    meaning: "A number is too small or too large, or text or a list is too long.",
    example: configWith('"toasts": { "limit": 9 }'),
  },
  "empty-value": { meaning: "Text or a list must not be empty.", example: siteWith('"description": ""') },
  "malformed-value": {
    meaning: "A value does not have the required format.",
    example: configWith('"theme": { "colors": { "primary": "orange" } }'),
  },
  "malformed-name": {
    meaning: "A name contains characters that are not allowed.",
    example: configWith('"constants": { "server-address": "play.fernhollow.example" }'),
  },
  "broken-character": {
    meaning: "Text contains an incomplete character, usually part of an emoji.",
    example: siteWith('"description": "A quiet server \\ud83c"'),
  },
};
