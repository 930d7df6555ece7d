import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { startPreviewServer } from "../../../src/node/serve/previewServer";
import { commandBuild } from "../commandBuild";
import { atEndOfFile } from "../endOfFile";

/** A site built by a test. */
export interface OwnSite {
  /** The home page's address, with a trailing slash. */
  url: string;
  /** The folder of the built site. */
  folder: string;
}

/** A new folder that is removed after the test file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "spawnpage-own-"));
  atEndOfFile(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Builds a config with the real command, and serves the site until the end of the test file.
 * @param publicFiles - a folder to copy to `public/`, or files by name
 */
export async function serveOwnSite(
  config: object,
  publicFiles: string | Record<string, string | Buffer> = {},
): Promise<OwnSite> {
  const folder = temporaryFolder();
  const file = join(folder, "site.config.json");
  writeFileSync(file, JSON.stringify(config, null, 2));
  if (typeof publicFiles === "string") cpSync(publicFiles, join(folder, "public"), { recursive: true });
  else {
    for (const [name, content] of Object.entries(publicFiles)) {
      const target = join(folder, "public", name);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, content);
    }
  }
  const out = join(folder, "dist");
  await commandBuild(file, out);
  const { server, url } = await startPreviewServer({ directory: out, port: 0, host: "127.0.0.1" });
  atEndOfFile(() => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  });
  return { url, folder: out };
}
