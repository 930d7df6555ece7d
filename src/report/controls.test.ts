import { expect, test } from "vitest";
import { configWith, surroundings } from "../../tests/validate/surroundings";
import { validate } from "../validate/validate";
import { formatGithub } from "./github";
import { formatJson } from "./json";
import { formatDiagnostics } from "./people";
import { formatSarif } from "./sarif";

test.each(["\u001b[31m", "\u009b31m", "\u007f", "\u202e", "\u2066", "\ud800"])(
  "prints no %j from a config",
  (character) => {
    const title = JSON.stringify(`A${character}`);
    const text = configWith(`{ "type": "cards", "items": [{ "title": ${title}, "colour": 5 }] }`);
    const { diagnostics } = validate(text, surroundings);
    const file = "site.config.json";
    const outputs = [
      formatDiagnostics(diagnostics, { file, text }),
      formatGithub(diagnostics, { file }),
      formatJson(diagnostics, { file }),
      formatSarif(diagnostics, { file }),
    ];
    expect(diagnostics).not.toEqual([]);
    expect(outputs.filter((output) => output.includes(character))).toEqual([]);
  },
);
