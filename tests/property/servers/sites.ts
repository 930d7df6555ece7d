import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ofCheckout } from "../../../src/node/invocation";
import { startDevServer } from "../../../src/node/serve/devServer";
import { startPreviewServer } from "../../../src/node/serve/previewServer";

/** The content of private files. */
export const SECRET = "Nobody outside reads this.";

/** The sizes in bytes of every site's pictures: `/picture-10.png`. */
export const PICTURE_SIZES = [0, 1, 10, 5000, 200_000] as const;

/** The bytes of a picture. Adjacent bytes are different. */
export function pictureOf(size: number): Buffer {
  return Buffer.from(Array.from({ length: size }, (_, index) => (index * 7 + (index >> 8)) & 255));
}

/** A site on one of our servers. */
export interface ServedSite {
  name: "live" | "built";
  port: number;
  /** The pictures' folder. */
  folder: string;
}

/** The same small site twice: live and built. */
export interface ServedSites {
  live: ServedSite;
  built: ServedSite;
  /** How often the owner's editor was opened. */
  opened: () => number;
  stop: () => Promise<void>;
}

const config = {
  version: 1,
  site: { name: "Town" },
  theme: { fonts: { body: "system", heading: "system", mono: "system" } },
  routes: [
    { path: "/", title: "Home", blocks: [{ type: "text", text: "Hello" }] },
    { path: "/rules", title: "Rules", blocks: [{ type: "text", text: "Be kind." }] },
  ],
};

const headers = "/*\n  X-Content-Type-Options: nosniff\n\n/assets/*\n  Cache-Control: public, max-age=9\n";

/** Starts both servers of a site in a new folder, with secrets around it. */
export async function serveSites(): Promise<ServedSites> {
  const folder = mkdtempSync(join(tmpdir(), "spawnpage servers ü-"));
  const write = (content: string | Buffer, ...path: string[]) => {
    mkdirSync(join(folder, ...path, ".."), { recursive: true });
    writeFileSync(join(folder, ...path), content);
  };
  write(SECRET, "secret.txt");
  for (const site of ["site/public", "dist"]) {
    for (const size of PICTURE_SIZES) write(pictureOf(size), site, `picture-${size}.png`);
    write("A town.", site, "art", "a town.txt");
    write(SECRET, site, ".git", "config");
    write(SECRET, site, ".env");
    linkTo(join(folder, "secret.txt"), join(folder, site, "link.txt"));
    linkTo(folder, join(folder, site, "linked"));
  }
  write(JSON.stringify(config), "site", "site.config.json");
  write("page();", "program", "live", "assets", "page.js");
  const contents = { id: "live", entry: "assets/page.js", problems: "assets/problems.js" };
  write(JSON.stringify(contents), "program", "live", "contents.json");
  write(headers, "dist", "_headers");
  write("<!doctype html>Hello", "dist", "index.html");
  write("<!doctype html>Be kind.", "dist", "rules", "index.html");
  write("<!doctype html>There is no such page.", "dist", "404.html");

  let opened = 0;
  const listening = { port: 0, host: "127.0.0.1" };
  const live = await startDevServer({
    ...listening,
    configFile: join(folder, "site", "site.config.json"),
    program: {
      root: folder,
      folder: join(folder, "program"),
      version: "0.0.0",
      hash: "",
      isCheckout: true,
      cacheFor: () => undefined,
      invocation: ofCheckout,
    },
    onReading: () => undefined,
    onTrouble: () => undefined,
    openEditor: () => (opened += 1),
  });
  const built = await startPreviewServer({ ...listening, directory: join(folder, "dist") });
  return {
    live: { name: "live", port: portOf(live.server), folder: join(folder, "site", "public") },
    built: { name: "built", port: portOf(built.server), folder: join(folder, "dist") },
    opened: () => opened,
    stop: async () => {
      for (const { server } of [live, built]) {
        server.closeAllConnections();
        await new Promise((closed) => server.close(closed));
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

/** Creates a symbolic link if the system allows it. */
function linkTo(target: string, link: string): void {
  try {
    symlinkSync(target, link);
  } catch {
    // Windows requires a permission for links.
  }
}
