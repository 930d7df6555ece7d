import { usualConfig } from "../config/usualConfig";

/** The name of the config's schema in an owner's folder. */
export const schemaCopy = "site.schema.json";

/** The settings of Visual Studio Code: it completes and explains the config, also without a network. */
export function editorSettings(): string {
  const settings = {
    "json.schemas": [{ fileMatch: [`/${usualConfig}`], url: `./${schemaCopy}` }],
    "files.readonlyInclude": { [schemaCopy]: true },
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
