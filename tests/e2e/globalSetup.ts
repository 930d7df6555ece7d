import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { TestProject } from "vitest/node";
import { startPreviewServer } from "../../src/node/serve/previewServer";
import { root, siteConfigs } from "../sites/configs";
import { createServicesConfig } from "../sites/services/createConfig";
import { commandBuild } from "./commandBuild";
import { findBrowser } from "./findBrowser";
import { startService } from "./service";

/** The sites for the browser tests. */
export interface TestSites {
  /** The demo site. */
  demo: string;
  /** The second site, with another topic, theme and structure. */
  harbour: string;
  /** The demo below `/my-server/`. */
  subPath: string;
  /** The smallest valid config. */
  minimal: string;
  /** Forms and avatars that reach a real local service. */
  services: string;
  /** A site with everything that can be around a page: an announcement, a group of links, dark mode, a sidebar. */
  framed: string;
}

declare module "vitest" {
  export interface ProvidedContext {
    /** The browser's executable. */
    browserPath: string;
    /** The address of each site, with a trailing slash. */
    sites: TestSites;
    /** The folder of each built site. */
    folders: TestSites;
    /** The address of the local avatar and form service. */
    serviceUrl: string;
  }
}

/** Builds every test site with the real command, serves them like a static host, and finds a browser. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "spawnpage-sites-"));
  const servers: Server[] = [];
  const browserPath = findBrowser((line) => console.log(line));

  const service = await startService();
  servers.push(service.server);
  const configs: Record<keyof TestSites, string> = {
    ...siteConfigs,
    framed: join(root, "tests/sites/framed/site.config.json"),
    subPath: subPathConfig(join(folder, "sub-path")),
    services: writeConfig(
      join(folder, "services"),
      createServicesConfig({ service: service.url, refused: await closedAddress() }),
      publicOf("demo"),
    ),
  };

  const sites: Record<string, string> = {};
  const folders: Record<string, string> = {};
  const build = async ([name, config]: [string, string]) => {
    const out = join(folder, `${name}-dist`);
    await commandBuild(config, out);
    const { server, url } = await startPreviewServer({ directory: out, port: 0, host: "127.0.0.1" });
    servers.push(server);
    sites[name] = url;
    folders[name] = out;
  };
  const [first, ...others] = Object.entries(configs);
  // The first build bundles the program, which all others use.
  await build(first!);
  await Promise.all(others.map(build));
  project.provide("browserPath", browserPath);
  project.provide("sites", sites as unknown as TestSites);
  project.provide("folders", folders as unknown as TestSites);
  project.provide("serviceUrl", service.url);

  return async () => {
    for (const server of servers) {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    }
    rmSync(folder, { recursive: true, force: true });
  };
}

function subPathConfig(folder: string): string {
  const config = JSON.parse(readFileSync(siteConfigs.demo, "utf8")) as { site: object };
  return writeConfig(
    folder,
    { ...config, site: { ...config.site, basePath: "/my-server/" } },
    publicOf("demo"),
  );
}

function publicOf(site: keyof typeof siteConfigs): string {
  return join(dirname(siteConfigs[site]), "public");
}

function writeConfig(folder: string, config: object, publicFolder: string): string {
  mkdirSync(folder, { recursive: true });
  cpSync(publicFolder, join(folder, "public"), { recursive: true });
  const file = join(folder, "site.config.json");
  writeFileSync(file, JSON.stringify(config, null, 2));
  return file;
}

/** An address without a server. */
async function closedAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return `http://127.0.0.1:${port}`;
}
