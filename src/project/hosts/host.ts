import { usualConfig } from "../../config/usualConfig";
import {
  answerPolicy,
  assetCaching,
  filePolicy,
  scriptableFiles,
  securityHeaders,
  upgradePolicy,
} from "../../core/hosts/securityHeaders";

/** Facts about a site that a host's files need. */
export interface HostedSite {
  /** The project name in `package.json`. */
  name: string;
  /** The base path, with a slash at both ends: `/`, `/my-server/`. */
  basePath: string;
}

/** A service or server that can publish the site. */
export interface Host {
  title: string;
  /** Whether it builds the site from the repository, or receives the built site. */
  takes: "repository" | "built site";
  /** The files that the host or its owner needs, by their paths in the project. */
  files: (site: HostedSite) => Record<string, string>;
  /** Instructions for the owner. */
  steps: (site: HostedSite) => readonly string[];
}

/**
 * HTTP headers for hosts that do not read `_headers`. Each page contains its own Content-Security-Policy, and these
 * headers add what a
 * page cannot set. Other files that could run scripts get the {@link filePolicy}.
 */
export const headersEverywhere: Readonly<Record<string, string>> = {
  ...securityHeaders,
  "Content-Security-Policy": answerPolicy,
};

export { assetCaching, filePolicy, scriptableFiles, upgradePolicy };

/** Everything except `assets/` is revalidated on each visit. */
export const pageCaching = "no-cache";

/** A step for sites with a base path on hosts that serve them at the root. */
export function withoutBasePath({ basePath }: HostedSite): string[] {
  if (basePath === "/") return [];
  return [
    `Remove "basePath": "${basePath}" from ${usualConfig}, because this host publishes the site directly on its domain, not in a folder.`,
  ];
}

/** The build command after the packages are installed. */
export const buildCommand = "npx spawnpage build";

/** The folder of the built site on the owner's server, with a slash at the end. It ends with the base path. */
export function serverFolder({ name, basePath }: HostedSite): string {
  return `/var/www/${name}${basePath}`;
}

/** The first steps on the owner's server. */
export function serverSteps(site: HostedSite): string[] {
  return ["Run: npx spawnpage build", `Copy the contents of dist/ to ${serverFolder(site)} on the server.`];
}
