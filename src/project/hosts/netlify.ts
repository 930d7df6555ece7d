import { hostsNode } from "../packageFile";
import { buildCommand, type Host, withoutBasePath } from "./host";

export const netlify: Host = {
  title: "Netlify",
  takes: "repository",
  files: () => ({ "netlify.toml": settings() }),
  steps: (site) => [
    ...withoutBasePath(site),
    "Upload this folder to a repository on GitHub, GitLab or Bitbucket.",
    "On app.netlify.com, choose Add new project → Import an existing project, and pick the repository. Netlify reads the settings from netlify.toml.",
  ],
};

/** Netlify reads headers from `_headers` and serves `404.html` automatically. */
function settings(): string {
  return `# Settings for Netlify. Headers and caching come from the _headers file of the built site.
[build]
command = "${buildCommand}"
publish = "dist"

[build.environment]
NODE_VERSION = "${hostsNode}"
# The site is served from the root of its domain.
SPAWNPAGE_URL = "/"
`;
}
