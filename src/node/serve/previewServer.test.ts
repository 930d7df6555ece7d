import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { minimalConfig } from "../../../tests/validate/minimalBlocks";
import { compileSite } from "../../compile/compileSite";
import { configSchema } from "../../config/config";
import { redirectPages, redirectRules } from "../../core/hosts/redirectFiles";
import { sha256 } from "../digest";
import { startPreviewServer } from "./previewServer";

const config = {
  ...minimalConfig(),
  site: { name: "Mossy", basePath: "/town/" },
  redirects: { "/rules.html": "/rules", "/old.php": "/rules#top", "/%C3%BCber%20uns": "/rules" },
  routes: [
    { path: "/", title: "Home" },
    { path: "/rules", title: "Rules" },
  ],
};

/**
 * Serves the redirects of a site beside a page that stands for the others.
 * @param prepare - changes the folder before
 */
async function serve(prepare: (directory: string) => void = () => {}): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), "spawnpage-redirects-"));
  const assets = { icon: () => undefined, imageSize: () => undefined };
  const site = compileSite(configSchema.parse(config), assets);
  const files = [
    ...(await redirectPages(site, (text) => Promise.resolve(sha256(text)))),
    { path: "rules/index.html", text: "<title>Rules</title>" },
    { path: "404.html", text: "" },
    { path: "_headers", text: "/town/*\n  X-Content-Type-Options: nosniff\n" },
    { path: "_redirects", text: redirectRules(site) },
  ];
  for (const { path, text } of files) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
  prepare(directory);
  const { server, url } = await startPreviewServer({ directory, port: 0, host: "127.0.0.1" });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    rmSync(directory, { recursive: true });
  });
  return url;
}

test("a visitor who follows a redirect of a built site comes to its page, whatever the old address", async () => {
  const url = await serve();
  for (const old of ["rules.html", "old.php", "old.php/", "%C3%BCber%20uns"]) {
    const response = await fetch(url + old);
    expect([old, response.status, response.headers.get("content-type")]).toEqual([
      old,
      200,
      expect.stringMatching(/^text\/html\b/),
    ]);
    const [, target = ""] = /content="0; url=([^"]+)"/.exec(await response.text()) ?? [];
    const page = await fetch(new URL(target, url));
    expect([old, await page.text()]).toEqual([old, "<title>Rules</title>"]);
  }
});

test("the rules for hosts are shown to nobody", async () => {
  expect((await fetch(`${await serve()}_redirects`)).status).toBe(404);
});

test("an unknown address in the folder of a language gets the 404 page of that folder", async () => {
  const url = await serve((directory) => {
    mkdirSync(join(directory, "de"));
    writeFileSync(join(directory, "de/404.html"), "Diese Seite gibt es nicht.");
    writeFileSync(join(directory, "404.html"), "This page does not exist.");
  });
  const answers = ["de/none", "de/none/", "none", "fr/none", "..%2fde/none", "de"].map(async (path) => {
    const response = await fetch(url + path);
    return `${path} ${response.status} ${await response.text()}`;
  });
  expect(await Promise.all(answers)).toEqual([
    "de/none 404 Diese Seite gibt es nicht.",
    "de/none/ 404 Diese Seite gibt es nicht.",
    "none 404 This page does not exist.",
    "fr/none 404 This page does not exist.",
    "..%2fde/none 404 This page does not exist.",
    "de 404 Diese Seite gibt es nicht.",
  ]);
});

// Windows has no such pipes.
test.skipIf(process.platform === "win32")(
  "answers requests for a pipe at once, as for a missing file",
  async () => {
    const url = await serve((directory) => {
      const pipes = ["pipe.txt", "pipe.html", "pipe/index.html"].map((path) => join(directory, path));
      mkdirSync(join(directory, "pipe"));
      execFileSync("mkfifo", pipes);
    });
    // More than the system calls that Node.js makes at the same time: a read of a pipe waits for a writer.
    const paths = ["pipe.txt", "pipe.html", "pipe", "pipe/"].flatMap((path) => [path, path]);
    const status = async (path: string) =>
      (await fetch(url + path, { signal: AbortSignal.timeout(3000) })).status;
    expect(await Promise.all(paths.map(status))).toEqual(paths.map(() => 404));
    expect(await status("rules/")).toBe(200);
  },
);
