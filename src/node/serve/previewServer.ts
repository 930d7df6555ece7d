import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join, resolve } from "node:path";
import { OutputFolderError } from "../output/outputFolder";
import { serveBuiltSite } from "./staticFiles";

/**
 * Serves a built site on this machine.
 * @param options - `port` 0 takes any free one
 * @returns the server and the address of the first page
 * @throws OutputFolderError when the folder holds no built site
 */
export async function startPreviewServer(options: {
  directory: string;
  port: number;
  host: string;
}): Promise<{ server: Server; url: string }> {
  const directory = resolve(options.directory);
  if (!existsSync(join(directory, "_headers"))) {
    throw new OutputFolderError(`There is no built site in ${directory}. Run "npm run build" first.`);
  }
  const { basePath, respond } = serveBuiltSite(directory);
  const server = createServer(respond);
  await new Promise<void>((listening, failed) => {
    server.once("error", failed);
    server.listen(options.port, options.host, listening);
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : options.port;
  return { server, url: `http://${options.host}:${port}${basePath}` };
}
