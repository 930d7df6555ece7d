import { relative } from "node:path";
import { usualConfig } from "../../config/usualConfig";
import type { Program } from "../../node/program";
import type { CreatedProject } from "../../node/project/createProject";
import { hostNames, hosts, type HostName } from "../../project/hosts/hosts";
import { shellWord } from "../../node/shellWord";
import type { HostedSite } from "../../project/hosts/host";
import { nameOfLanguage } from "../../languages/languagesOf";
import { catalogueOf } from "../../project/adaptConfig";
import { asLanguage } from "../../project/answers";
import { versionRange } from "../../project/packageFile";
import { listed } from "../../words/words";
import { hasHtml } from "../../validate/texts/htmlTags";

/** Lists the created and skipped files for the owner. */
export function tellFiles(shownFolder: string, { written, kept }: CreatedProject): string {
  const parts = [
    written.length > 0
      ? list(`Created in ${shownFolder}:`, written)
      : `All files already exist in ${shownFolder}.`,
    ...(kept.length > 0 ? [list("These existing files were not changed:", kept)] : []),
  ];
  return parts.join("\n\n");
}

/** Explains that HTML in a name is shown as text; `undefined` if the name contains none. */
export function htmlHint(name: string | undefined): string | undefined {
  if (name === undefined || !hasHtml(name)) return undefined;
  return `The name "${name.trim()}" contains HTML, which visitors will see as plain text. To change the name, edit "constants.server" in ${usualConfig}.`;
}

/** The next commands, one per line because not every shell supports `&&`. */
export function nextCommands(folder: string, created: CreatedProject, version: string): string[] {
  const way = relative(process.cwd(), folder);
  return [
    ...(way === "" ? [] : [`cd ${shellWord(way.startsWith("-") ? `./${way}` : way)}`]),
    created.needsProgram ? `npm install "spawnpage@${versionRange(version)}"` : "npm install",
    created.startCommand,
  ];
}

/** The steps to translate a new site; empty if its texts and its only language are English. */
export function languageSteps(
  language: string | undefined,
  further: readonly string[],
  { invocation }: Pick<Program, "invocation">,
): string[] {
  const code = asLanguage(language ?? "en")!;
  const files = listed(further.map(catalogueOf), "and");
  const commands = further.map((one) => `  ${invocation("translate", one)}`).join("\n");
  return [
    ...(code.split("-")[0] === "en"
      ? []
      : [
          `Buttons and messages are in ${nameOfLanguage(code)}, but the starter's texts are in English. Replace them with your texts.`,
        ]),
    ...(further.length === 0
      ? []
      : [
          `When your texts are ready, list them for translation in ${files}:\n${commands}\nTo publish a finished language, remove its "draft" from ${usualConfig}.`,
        ]),
  ];
}

/** The steps to publish on the chosen host, or how to choose one. */
export function hostSteps(
  host: HostName | undefined,
  site: HostedSite & Pick<CreatedProject, "needsProgram">,
  { invocation }: Pick<Program, "invocation">,
): string {
  if (!host) {
    const command = invocation("init", "--host", "<name>");
    return `For the files and steps to publish the site, run ${command}. Available hosts: ${hostNames.join(", ")}.`;
  }
  const { title, takes, steps } = hosts[host];
  const dependency =
    site.needsProgram && takes === "repository"
      ? ["Run the npm install command above. It adds spawnpage to package.json, where the host looks for it."]
      : [];
  const lines = [...dependency, ...steps(site)].map((step, index) => `  ${index + 1}. ${step}`);
  return [`To publish the site with ${title}:`, ...lines].join("\n");
}

/** Files left from a previously chosen host; `undefined` if there was none. */
export function otherHost(before: HostName | undefined, host: string | undefined): string | undefined {
  if (!before || before === host) return undefined;
  const files = Object.keys(hosts[before].files({ name: "site", basePath: "/" })).join(", ");
  return `The files for ${hosts[before].title} were kept: ${files}. Delete them if you no longer publish there.`;
}

/** Pictures are counted rather than listed. */
function list(heading: string, paths: readonly string[]): string {
  const pictures = paths.filter((path) => path.startsWith("public/")).length;
  const others = paths.filter((path) => !path.startsWith("public/"));
  const lines =
    pictures > 0 ? [...others, `public/ (${pictures} ${pictures === 1 ? "file" : "files"})`] : others;
  return [heading, ...lines.sort().map((line) => `  ${line}`)].join("\n");
}
