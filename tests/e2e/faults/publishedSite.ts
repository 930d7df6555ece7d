import { cpSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { startPreviewServer } from "../../../src/node/serve/previewServer";
import { builtFiles } from "../quality/builtFiles";
import { atEndOfFile } from "../endOfFile";

/** A site on its own host that can be published again while a page is open. */
export interface PublishedSite {
  url: string;
  /** Replaces all scripts and page data with those from a newer build. */
  publishAnew: () => void;
}

/** Publishes a copy of the demo until the end of the test file. */
export async function publishDemo(): Promise<PublishedSite> {
  const folder = mkdtempSync(join(tmpdir(), "spawnpage-published-"));
  cpSync(inject("folders").demo, folder, { recursive: true });
  const { server, url } = await startPreviewServer({ directory: folder, port: 0, host: "127.0.0.1" });
  atEndOfFile(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    rmSync(folder, { recursive: true, force: true });
  });
  return { url, publishAnew: () => publishAnew(folder) };
}

/** Changes all content hashes: of scripts, their bundle, and data versions. */
function publishAnew(folder: string): void {
  const assets = join(folder, "assets");
  const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
  for (const { path, text } of [".html", ".json", ".js"].flatMap((ending) => builtFiles(folder, ending))) {
    let newer = text.replace(/"(bundle|version)":"(\w+)"/g, '"$1":"$2new"').replace(/\.json\?\w+/g, "$&new");
    for (const script of scripts) newer = newer.replaceAll(script, newerName(script));
    writeFileSync(join(folder, path), newer);
  }
  for (const script of scripts) renameSync(join(assets, script), join(assets, newerName(script)));
}

function newerName(script: string): string {
  return script.replace(/\.js$/, "new.js");
}
