import { githubWorkflow, workflowPath } from "./githubWorkflow";
import { type HostName, hostNames, hosts } from "./hosts/hosts";
import type { HostedSite } from "./hosts/host";
import { schemaCopy } from "./editorSettings";

/** The README of a project, for its owner: how to change the site, see it, and publish it. */
export function readme(
  title: string,
  host: HostName | undefined,
  site: HostedSite,
  startCommand: string,
): string {
  return `# The website of ${inMarkdown(title)}

All text and design settings of this website are in \`site.config.json\`, and its pictures are in \`public/\`. Spawnpage builds the
website from these files. You need no programming skills.

${publishing(host, site)}
## Edit the site

1. ${opening(host)}
2. Start with \`constants\`: your server's name, its address and your links. If you change a value there, it changes on every page.
3. ${saving(host)}

## Preview the site on your computer

For larger changes, use the live preview, which updates each time you save. You need [Node.js](https://nodejs.org) 20.19 or newer.
In this folder, run:

\`\`\`
npm install
${startCommand}
\`\`\`

| Command | What it does |
| --- | --- |
| \`${startCommand}\` | Starts the live preview |
| \`npx spawnpage validate\` | Checks the config and explains how to fix mistakes |
| \`npx spawnpage validate --fix\` | Fixes every problem that has only one solution |
| \`npx spawnpage validate --explain unknown-key\` | Explains a finding, here \`unknown-key\`, with an example |
| \`npx spawnpage translate de\` | Lists the texts to translate into another language, here German |
| \`npx spawnpage build\` | Builds the site into \`dist/\` |
| \`npx spawnpage preview\` | Shows the built site as visitors will see it |
| \`npm update spawnpage\` | Installs compatible updates |
| \`npm install spawnpage@latest\` | Installs the newest version. Then run \`npx spawnpage validate\` to check whether your config needs changes |

The documentation for your version is in \`node_modules/spawnpage/docs/\`. Start with \`README.md\` in that folder.

## Files

| File | Contents |
| --- | --- |
| \`site.config.json\` | Your site |
| \`public/\` | Your pictures. \`public/logo.svg\` is \`/logo.svg\` in the config |
| \`package.json\` | The Spawnpage version |
| \`${schemaCopy}\`, \`.vscode/\` | Let editors such as Visual Studio Code suggest and explain the keys in the config |
${host ? `| ${filesOf(host, site)} | ${host === "github" ? "Check and publish the site on GitHub" : `Settings for ${hosts[host].title}`} |\n` : ""}`;
}

function opening(host: HostName | undefined): string {
  if (host === "github")
    return "Open `site.config.json`. On GitHub's website, click the file and then the pencil.";
  if (host && hosts[host].takes === "repository")
    return "Open `site.config.json` in an editor or on your repository's website.";
  return "Open `site.config.json` in an editor.";
}

function saving(host: HostName | undefined): string {
  const check = "If the file has a mistake, the check shows the line and how to fix it";
  if (host === "github")
    return `Save (on GitHub: _Commit changes_). ${check}, and your last\n   working site stays online.`;
  if (host && hosts[host].takes === "repository")
    return `Save and commit. ${check}, and your last working\n   site stays online.`;
  return `Save, and run \`npx spawnpage build\`. ${check}.\n   Then publish \`dist/\` again.`;
}

function publishing(host: HostName | undefined, site: HostedSite): string {
  if (host === "github") return onGithub();
  return host ? elsewhere(host, site) : chooseHost();
}

function onGithub(): string {
  return `## Publish the site without installing anything

1. On [github.com](https://github.com), create a public repository. Turn on _Add README_, so the repository is not empty.
2. Choose _Settings → Pages_. Under _Source_, select _GitHub Actions_.
3. On your computer, open this folder. macOS and Linux hide the \`.github\` folder in it. To show it, press
   \`Cmd + Shift + .\` in the macOS Finder, or \`Ctrl + H\` in most Linux file managers.
4. Return to the repository's main page and choose _Add file → Upload files_. Drag everything **inside** this folder onto the page,
   and click _Commit changes_.
5. Check that the repository now contains a \`.github\` folder. If not, choose _Add file → Create new file_ and enter
   \`${workflowPath}\` as the file name. Paste the text below these steps, and click _Commit changes_.

Your site is online after about two minutes. _Actions_ shows the progress, and _Settings → Pages_ shows the site's URL. From now on,
every commit is published automatically.

<details>
<summary>The text of <code>${workflowPath}</code></summary>

\`\`\`yaml
${githubWorkflow()}\`\`\`

</details>
`;
}

function chooseHost(): string {
  return `## Publish the site

\`npx spawnpage init --host <name>\` adds the files for a host and lists the steps. Available hosts: ${hostNames.join(", ")}.
`;
}

function elsewhere(host: HostName, site: HostedSite): string {
  const { title, steps } = hosts[host];
  const lines = steps(site).map((step, index) => `${index + 1}. ${step}\n`);
  return `## Publish the site: ${title}\n\n${lines.join("")}`;
}

function filesOf(host: HostName, site: HostedSite): string {
  return Object.keys(hosts[host].files(site))
    .map((file) => `\`${file}\``)
    .join(", ");
}

/** Escapes Markdown syntax in a name. */
function inMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>#|]/g, "\\$&");
}
