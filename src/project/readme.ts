import { githubWorkflow, workflowPath } from "./githubWorkflow";
import { type HostName, hostNames, hosts } from "./hosts/hosts";
import type { HostedSite } from "./hosts/host";
import { schemaCopy } from "./editorSettings";

/**
 * The README of a project, for its owner: how to change the site, see it, and publish it.
 * @param title - the name of the server
 * @param host - where the site is published, as far as that is known
 * @param startCommand - what shows the site while it is edited: `npm start`
 */
export function readme(
  title: string,
  host: HostName | undefined,
  site: HostedSite,
  startCommand: string,
): string {
  return `# The website of ${inMarkdown(title)}

All that the site says, and how it looks, stands in \`site.config.json\`; its pictures lie in \`public/\`. The website is made
of them by Spawnpage. There is nothing to program.

${publishing(host, site)}
## Change something

1. ${opening(host)}
2. Begin with \`constants\`: the name of your server, its address and your links stand there once, and are used everywhere.
3. ${saving(host)}

## See it on your own computer

This is worth it when you change much: the page follows while you type. You need [Node.js](https://nodejs.org) 20.19 or
newer. Then, in this folder:

\`\`\`
npm install
${startCommand}
\`\`\`

| Command | What it does |
| --- | --- |
| \`${startCommand}\` | shows the site while you edit it |
| \`npx spawnpage validate\` | checks the config, and says what to fix |
| \`npx spawnpage validate --fix\` | fixes what can be fixed in only one way |
| \`npx spawnpage validate --explain unknown-key\` | explains a finding by its name, with an example |
| \`npx spawnpage build\` | writes the finished site to \`dist/\` |
| \`npx spawnpage preview\` | shows the finished site |
| \`npm update spawnpage\` | gets small updates, which change nothing that you rely on |
| \`npm install spawnpage@latest\` | gets the newest version; \`npx spawnpage validate\` then says what to change |

The documentation of your version is in \`node_modules/spawnpage/docs/\`. Begin with its \`README.md\`.

## What lies here

| File | What it is |
| --- | --- |
| \`site.config.json\` | your site |
| \`public/\` | your pictures; \`public/logo.svg\` is \`/logo.svg\` in the config |
| \`package.json\` | names the program that makes the site |
| \`${schemaCopy}\`, \`.vscode/\` | let an editor such as Visual Studio Code complete and explain the config |
${host ? `| ${filesOf(host, site)} | ${host === "github" ? "checks and publishes the site on GitHub" : `for ${hosts[host].title}`} |\n` : ""}`;
}

function opening(host: HostName | undefined): string {
  if (host === "github")
    return "Open `site.config.json`. On GitHub's web page, click the file and then the pencil.";
  if (host && hosts[host].takes === "repository")
    return "Open `site.config.json`, in an editor or on the web page of your repository.";
  return "Open `site.config.json` in an editor.";
}

function saving(host: HostName | undefined): string {
  const told = "If something is wrong in the file, you are told the line and what to do";
  if (host === "github")
    return `Save (on GitHub: _Commit changes_). ${told}, and the last\n   good site stays.`;
  if (host && hosts[host].takes === "repository")
    return `Save and commit. ${told}, and the last good\n   site stays.`;
  return `Save, and run \`npx spawnpage build\`. ${told}.\n   Then publish \`dist/\` again.`;
}

function publishing(host: HostName | undefined, site: HostedSite): string {
  if (host === "github") return onGithub();
  return host ? elsewhere(host, site) : chooseHost();
}

function onGithub(): string {
  return `## Put it on the web, without installing anything

1. On [github.com](https://github.com), create a public repository. Switch on _Add README_, so the repository is not empty.
2. Choose _Settings → Pages_. Under _Source_, select _GitHub Actions_.
3. Back on the repository's first page, choose _Add file → Upload files_, and drag everything that is **in** this folder onto
   the page. Show hidden files first (macOS: \`Cmd + Shift + .\`, Windows: _View → Show → Hidden items_), so \`.github\` is
   included. Then choose _Commit changes_.
4. If the list of files has no folder \`.github\` now, choose _Add file → Create new file_, enter \`${workflowPath}\` as
   its name, paste the text below these steps into it, and commit.
5. After about two minutes the site is online. _Actions_ shows the progress, and _Settings → Pages_ the address. Every
   commit from now on is published automatically.

<details>
<summary>The text of <code>${workflowPath}</code></summary>

\`\`\`yaml
${githubWorkflow()}\`\`\`

</details>
`;
}

function chooseHost(): string {
  return `## Put it on the web

\`npx spawnpage init --host <name>\` writes what a host needs, and says the steps. The names are ${hostNames.join(", ")}.
`;
}

function elsewhere(host: HostName, site: HostedSite): string {
  const { title, steps } = hosts[host];
  const lines = steps(site).map((step, index) => `${index + 1}. ${step}\n`);
  return `## Put it on the web: ${title}\n\n${lines.join("")}`;
}

function filesOf(host: HostName, site: HostedSite): string {
  return Object.keys(hosts[host].files(site))
    .map((file) => `\`${file}\``)
    .join(", ");
}

/** A name in which nothing is read as formatting. */
function inMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>#|]/g, "\\$&");
}
