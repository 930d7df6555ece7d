import {
  assetCaching,
  buildCommand,
  filePolicy,
  headersEverywhere,
  type Host,
  scriptableFiles,
  upgradePolicy,
  withoutBasePath,
} from "./host";

export const vercel: Host = {
  title: "Vercel",
  takes: "repository",
  files: () => ({ "vercel.json": settings() }),
  steps: (site) => [
    ...withoutBasePath(site),
    "Upload this folder to a repository on GitHub, GitLab or Bitbucket.",
    "On vercel.com, choose Add New → Project, and pick the repository. Vercel reads the settings from vercel.json.",
  ],
};

/** Vercel ignores `_headers` and serves `404.html` automatically. */
function settings(): string {
  const contents = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    framework: null,
    installCommand: "npm install",
    // The site is served at the root.
    buildCommand: `SPAWNPAGE_URL=/ ${buildCommand}`,
    outputDirectory: "dist",
    headers: [
      { source: "/(.*)", headers: listed(encrypted(headersEverywhere)) },
      // SVG files and documents must not run scripts.
      {
        source: `/(.*)${scriptableFiles.replace(/\$$/, "")}`,
        headers: listed(encrypted({ "Content-Security-Policy": filePolicy })),
      },
      { source: "/assets/(.*)", headers: listed({ "Cache-Control": assetCaching }) },
    ],
  };
  return `${JSON.stringify(contents, null, 2)}\n`;
}

/** Vercel serves everything over HTTPS. */
function encrypted(headers: Readonly<Record<string, string>>): Record<string, string> {
  const policy = `${headers["Content-Security-Policy"]}; ${upgradePolicy}`;
  return { ...headers, "Content-Security-Policy": policy };
}

function listed(headers: Readonly<Record<string, string>>) {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}
