import { hostsNode } from "../packageFile";
import { buildCommand, type Host, type HostedSite, withoutBasePath } from "./host";

export const cloudflare: Host = {
  title: "Cloudflare Pages",
  takes: "repository",
  files: (site) => ({ "wrangler.toml": settings(site), ".node-version": `${hostsNode}\n` }),
  steps: (site) => [
    ...withoutBasePath(site),
    "Upload this folder to a repository on GitHub or GitLab.",
    "On dash.cloudflare.com, choose Workers & Pages → Create → Pages → Connect to Git, and pick the repository.",
    `Set the build command to "SPAWNPAGE_URL=/ ${buildCommand}", and the build output directory to "dist".`,
  ],
};

/** Cloudflare Pages reads headers from `_headers` and serves `404.html` automatically. */
function settings({ name }: HostedSite): string {
  return `# Settings for Cloudflare Pages. Headers and caching come from the _headers file of the built site.
name = "${name}"
pages_build_output_dir = "dist"
compatibility_date = "2026-01-01"
`;
}
