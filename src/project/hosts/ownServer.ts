import type { HostedSite } from "./host";

/** Where the built site lies on an owner's own server, with a slash at its end. Its last folders are the base path. */
export function serverFolder({ name, basePath }: HostedSite): string {
  return `/var/www/${name}${basePath}`;
}

/** What an owner does first on a server of their own. */
export function serverSteps(site: HostedSite): string[] {
  return ["Run: npx spawnpage build", `Copy the contents of dist/ to ${serverFolder(site)} on the server.`];
}
