import { usualConfig } from "../../config/usualConfig";
import {
  answerPolicy,
  assetCaching,
  filePolicy,
  scriptableFiles,
  securityHeaders,
  upgradePolicy,
} from "../../core/hosts/securityHeaders";

/** What the files of a host say of a site. */
export interface HostedSite {
  /** The name of the project, as `package.json` has it. */
  name: string;
  /** The folder of the site on its host, with a slash at both ends: `/`, `/my-server/`. */
  basePath: string;
}

/** A place where a site can be published. */
export interface Host {
  /** The name of the place. */
  title: string;
  /** Whether it makes the site from the owner's repository, or is given the built site. */
  takes: "repository" | "built site";
  /** The files that it reads, or that its owner needs, by their paths in the project. */
  files: (site: HostedSite) => Record<string, string>;
  /** What the owner does there, step by step. */
  steps: (site: HostedSite) => readonly string[];
}

/**
 * The headers of every answer, for hosts that do not read the `_headers` of a built site. Each page carries
 * its own Content-Security-Policy; what a page cannot say of itself comes as a header. Files that are no pages
 * and could run scripts have the {@link filePolicy} instead.
 */
export const headersEverywhere: Readonly<Record<string, string>> = {
  ...securityHeaders,
  "Content-Security-Policy": answerPolicy,
};

export { assetCaching, filePolicy, scriptableFiles, upgradePolicy };

/** What browsers ask for anew each time they show it: everything apart from `assets/`. */
export const pageCaching = "no-cache";

/** The step for a site that has a base path, on a host where it lies at the top of its address. */
export function withoutBasePath({ basePath }: HostedSite): string[] {
  if (basePath === "/") return [];
  return [
    `Remove "basePath": "${basePath}" from ${usualConfig}, because this host publishes the site directly on its domain, not in a folder.`,
  ];
}

/** The command that makes the site, with the packages that it needs already there. */
export const buildCommand = "npx spawnpage build";
