import { editorSettings, schemaCopy } from "./editorSettings";
import type { HostedSite } from "./hosts/host";
import { type HostName, hosts } from "./hosts/hosts";
import { ignoredFiles } from "./ignoredFiles";
import { packageFile } from "./packageFile";
import { readme } from "./readme";

/** What the files of a project depend on, beside its config. */
export interface Project extends HostedSite {
  /** The name of the server. */
  title: string;
  /** Where it is published, as far as that is known. */
  host: HostName | undefined;
  /** The version of Spawnpage. */
  version: string;
  /** What shows the site while it is edited: `npm start`, or the program itself where that means something else. */
  startCommand: string;
  /** The text of the published JSON Schema. */
  schema: string;
}

/**
 * All that a project has around its config and its pictures.
 * @returns texts by their paths in the project, with `/`
 */
export function projectFiles(project: Project): Record<string, string> {
  const { name, title, version, host, schema, startCommand } = project;
  return {
    "package.json": packageFile(name, version),
    ...(host && hosts[host].files(project)),
    ".gitignore": ignoredFiles(),
    ".vscode/settings.json": editorSettings(),
    [schemaCopy]: schema,
    "README.md": readme(title, host, project, startCommand),
  };
}
