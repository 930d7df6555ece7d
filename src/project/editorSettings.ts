import { usualConfig } from "../config/usualConfig";

/** The schema's file name in a project. */
export const schemaCopy = "site.schema.json";

/** Settings for Visual Studio Code, which then completes and explains the config, even offline. */
export function editorSettings(): string {
  const settings = {
    "json.schemas": [{ fileMatch: [`/${usualConfig}`], url: `./${schemaCopy}` }],
    "files.readonlyInclude": { [schemaCopy]: true },
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
