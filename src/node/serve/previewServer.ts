import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join, resolve } from "node:path";
import { listen } from "./listen";
import { serveBuiltSite } from "./staticFiles";

/**
 * Serves a built site on this machine.
 * @param options - `port` 0 takes any free one
 * @returns the server and the address of the first page
 * @throws when the folder holds no built site, or the port cannot be used
 */
export async function startPreviewServer(options: {
  directory: string;
  port: number;
  host: string;
}): Promise<{ server: Server; url: string }> {
  const directory = resolve(options.directory);
  const { basePath, respond } = serveBuiltSite(directory);
  const server = createServer(respond);
  return { server, url: (await listen(server, options)) + basePath };
}

/** Whether there is a built site in a folder. */
export function holdsBuiltSite(directory: string): boolean {
  return existsSync(join(directory, "_headers"));
}
