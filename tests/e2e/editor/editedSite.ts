import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Frame, Page } from "playwright";
import { bundleOnce } from "../../../bin/bundleOnce.mjs";
import { openProgram } from "../../../src/node/openProgram";
import { startDevServer } from "../../../src/node/serve/devServer";
import { root, siteConfigs } from "../../sites/configs";
import { atEndOfFile } from "../endOfFile";
import { temporaryFolder } from "../quality/ownSite";
import { visit, type VisitOptions } from "../visit";

/** A copy of a site that is served with its editor. */
export interface EditedSite {
  url: string;
  editorUrl: string;
  /** The path of the config. */
  file: string;
  publicFolder: string;
  /** The text of the config on the disk. */
  text: () => string;
  /** Its value. */
  config: () => any;
  /** Changes the file as another program would. */
  change: (edit: (text: string) => string) => void;
}

/** Serves a copy of a site with its editor, until the end of the test file. */
export async function serveEdited(config: string = siteConfigs.demo): Promise<EditedSite> {
  const folder = join(temporaryFolder(), "site");
  cpSync(dirname(config), folder, { recursive: true });
  const file = join(folder, "site.config.json");
  const program = openProgram({ root, folder: await bundleOnce(root), isCheckout: true });
  const { server, url, editorUrl } = await startDevServer({
    configFile: file,
    program,
    port: 0,
    host: "127.0.0.1",
    onReading: () => {},
    onTrouble: () => {},
  });
  atEndOfFile(() => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  });
  const text = () => readFileSync(file, "utf8");
  return {
    url,
    editorUrl: editorUrl!,
    file,
    publicFolder: join(folder, "public"),
    text,
    config: () => JSON.parse(text()) as unknown,
    change: (edit) => writeFileSync(file, edit(text())),
  };
}

/** Opens the editor of a site, and waits for the page in it. */
export async function openEditor(
  site: EditedSite,
  options: VisitOptions = {},
): Promise<{ page: Page; frame: Frame }> {
  const page = await visit(site.editorUrl, {
    viewport: { width: 1600, height: 1000 },
    comesToLife: false,
    ...options,
  });
  const element = await page.locator(".stage iframe").elementHandle();
  const frame = await element!.contentFrame();
  await frame!.locator("#sp-content").waitFor();
  return { page, frame: frame! };
}
