import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join, resolve } from "node:path";
import { type Listening, listen } from "./listen";
import { refuse } from "./refuse";
import { serveBuiltSite } from "./staticFiles";

/** Serves a built site on this machine. @throws when the folder holds none, or the port cannot be used */
export async function startPreviewServer(
  options: Listening & { directory: string },
): Promise<{ server: Server; url: string }> {
  const directory = resolve(options.directory);
  const { basePath, respond } = serveBuiltSite(directory);
  const access = { what: "built site", host: options.host, isOpenToPages: () => true };
  const server = createServer((request, response) => {
    if (!refuse(request, response, access)) respond(request, response);
  });
  return { server, url: (await listen(server, options)) + basePath };
}

/** Whether there is a built site in a folder. */
export function holdsBuiltSite(directory: string): boolean {
  return existsSync(join(directory, "_headers"));
}
