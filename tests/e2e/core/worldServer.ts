import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { PackagedFontName } from "../../../src/core/fonts/packagedFont";
import type { SourceFile } from "../../../src/core/siteFile";
import { CONTENTS_FILE } from "../../../src/node/bundle/browserBundle";
import { listFiles } from "../../../src/node/input/listFiles";
import { packagedFont } from "../../../src/node/input/packagedFonts";
import { readConfigFile } from "../../../src/node/input/loadSite";
import { drawingsOf, listWorld } from "../../../src/node/serve/editor/editorWorld";
import { siteConfigs } from "../../sites/configs";
import type { WorkerFile } from "./bundleWorker";

/** The policy of an editor's page: only its own scripts, without `eval`. */
const policy = "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'; img-src data:";

const page = `<!doctype html><html lang="en"><title>The core in a worker</title><link rel="icon" href="data:,"></html>`;

/** Serves a page, its worker, and the worlds of two sites below `/demo/` and `/harbour/`. */
export class WorldServer {
  readonly #server: Server;
  /** The paths of served files by address. */
  readonly #sources = new Map<string, string>();
  readonly #worker: readonly WorkerFile[];
  /** The folder of the sites' scripts. */
  readonly #scripts: string;

  constructor(worker: readonly WorkerFile[], scripts: string) {
    this.#worker = worker;
    this.#scripts = scripts;
    this.#server = createServer((request, response) => {
      this.#answer(new URL(request.url ?? "/", "http://host.example")).then(
        ({ type, body }) => response.writeHead(200, headers(type)).end(body),
        (error: Error) => response.writeHead(404, headers("text/plain")).end(error.message),
      );
    });
  }

  /** @returns the address, without a trailing slash */
  async listen(): Promise<string> {
    await new Promise<void>((listening) => this.#server.listen(0, "127.0.0.1", listening));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }

  async #answer({ pathname, searchParams }: URL): Promise<{ type: string; body: string | Buffer }> {
    if (pathname === "/") return { type: "text/html", body: page };
    const script = this.#worker.find(({ name }) => pathname === `/worker/${name}`);
    if (script) return { type: "text/javascript", body: script.code };
    const source = this.#sources.get(pathname);
    if (source !== undefined) return { type: "application/octet-stream", body: readFileSync(source) };
    const [, site = "", name = ""] = pathname.split("/");
    const list = (key: string) => (searchParams.get(key) ?? "").split(",");
    const answers: Record<string, () => unknown> = {
      world: () => this.#world(site, list("schemas")),
      icons: () => drawingsOf(list("names")),
      font: () => this.#font(searchParams.get("name") as PackagedFontName, list("alphabets")),
      scripts: () => this.#scriptsOfSites(),
    };
    if (!answers[name]) throw new Error(`There is nothing at ${pathname}.`);
    return { type: "application/json", body: JSON.stringify(await answers[name]()) };
  }

  #world(site: string, schemas: string[]) {
    const { file, world } = readConfigFile(siteConfigs[site as keyof typeof siteConfigs]);
    for (const path of world.files.paths())
      this.#sources.set(encodeURI(`/${site}${path}`), world.files.source(path));
    return listWorld(file, world, schemas);
  }

  async #font(name: PackagedFontName, alphabets: string[]) {
    const { faces, ...font } = await packagedFont(name, alphabets);
    return {
      ...font,
      faces: faces.map(({ file, ...face }) => ({ ...face, file: this.#serve(file.path, file.source) })),
    };
  }

  #scriptsOfSites() {
    const assets = join(this.#scripts, "assets");
    return {
      note: JSON.parse(readFileSync(join(this.#scripts, CONTENTS_FILE), "utf8")) as object,
      files: listFiles(assets).map((file) => this.#serve(`assets${file}`, join(assets, file))),
    };
  }

  /** Starts to serve a file. */
  #serve(path: string, file: string): SourceFile {
    const source = `/files/${this.#sources.size}`;
    this.#sources.set(source, file);
    return { path, source };
  }
}

function headers(type: string) {
  return { "Content-Type": type, "Content-Security-Policy": policy, "Cache-Control": "no-store" };
}
