import type { HostedSite } from "./host";

/** The folder of the built site on the owner's server, with a slash at the end. It ends with the base path. */
export function serverFolder({ name, basePath }: HostedSite): string {
  return `/var/www/${name}${basePath}`;
}

/** The first steps on the owner's server. */
export function serverSteps(site: HostedSite): string[] {
  return ["Run: npx spawnpage build", `Copy the contents of dist/ to ${serverFolder(site)} on the server.`];
}
