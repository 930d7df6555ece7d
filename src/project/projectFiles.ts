import { editorSettings, schemaCopy } from "./editorSettings";
import type { HostedSite } from "./hosts/host";
import { type HostName, hosts } from "./hosts/hosts";
import { packageFile } from "./packageFile";
import { readme } from "./readme";

/** The `.gitignore`: everything that `npm install` or a build creates. */
function ignoredFiles(): string {
  return "node_modules/\ndist/\n.DS_Store\n";
}

/** Everything that a project's files depend on, except the config. */
export interface Project extends HostedSite {
  /** The server's name. */
  title: string;
  host: HostName | undefined;
  version: string;
  /** The command for the live preview: `npm start`, or the program itself if `npm start` has another meaning. */
  startCommand: string;
  schema: string;
}

/** The files of a project besides its config and pictures, by path. */
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
