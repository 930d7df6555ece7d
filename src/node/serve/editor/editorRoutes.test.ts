import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { type IncomingMessage, request, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text as readText } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { edit, KEY_HEADER } from "../../../editor/addresses";
import { testProgram } from "../../program.fixture";
import { startDevServer } from "../devServer";

const EDITOR = "/@spawnpage/editor/";

let folder: string;
let file: string;
let server: Server;
let url: string;
let editorUrl: string | undefined;
let key: string;
const at = (...path: string[]) => join(folder, ...path);
const config = JSON.stringify({
  version: 1,
  site: { name: "Town" },
  routes: [{ path: "/", title: "Home", blocks: [{ type: "text", text: "Hello" }] }],
});

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** The response to a raw request. A browser would normalise the path, and forbid some headers. */
async function ask(
  path: string,
  { body, ...options }: Asked = {},
): Promise<{ status: number; text: string; headers: IncomingMessage["headers"] }> {
  const response = await new Promise<IncomingMessage>((answered, failed) => {
    request(url, { ...options, path }, answered)
      // The server may answer before it has read everything.
      .on("error", failed)
      .end(body);
  });
  return { status: response.statusCode!, text: await readText(response), headers: response.headers };
}

const json = () => ({ "content-type": "application/json", [KEY_HEADER]: key });
const put = (headers: Record<string, string>, body: unknown = { text: "{}" }) =>
  ask(edit.config, { method: "PUT", headers, body: JSON.stringify(body) });
const post = (change: unknown, headers: Record<string, string> = json()) =>
  ask(edit.files, { method: "POST", headers, body: JSON.stringify(change) });
const write = (path: string, content: string | Buffer = "words", isNew = true) =>
  post({ kind: "write", path, bytes: Buffer.from(content).toString("base64"), isNew });
const tag = async () => (await ask(edit.config, { headers: json() })).headers.etag!;

async function start(host = "127.0.0.1"): Promise<void> {
  ({ server, url, editorUrl } = await startDevServer({
    configFile: file,
    program: testProgram({ folder: at("program") }),
    port: 0,
    host,
    onReading: () => undefined,
    onTrouble: () => undefined,
  }));
  key = /data-key="([^"]+)"/.exec((await ask(EDITOR)).text)?.[1] ?? "";
}

async function stop(): Promise<void> {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "spawnpage-editor-"));
  file = at("site/site.config.json");
  mkdirSync(at("site/public"), { recursive: true });
  mkdirSync(at("program/live"), { recursive: true });
  mkdirSync(at("program/editor"), { recursive: true });
  writeFileSync(at("program/editor/frame.js"), "frame();");
  writeFileSync(
    at("program/live/contents.json"),
    JSON.stringify({ id: "live", entry: "page.js", problems: "problems.js" }),
  );
  writeFileSync(at("site/public/crest.svg"), '<svg xmlns="http://www.w3.org/2000/svg"></svg>');
  writeFileSync(file, config);
  await start();
});
afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

describe("the editor's requests", () => {
  it("need the key of this start", async () => {
    const { length } = key;
    for (const given of [undefined, "", "x", "x".repeat(length), `${key}x`, key.slice(1)]) {
      const headers = {
        "content-type": "application/json",
        ...(given === undefined ? {} : { [KEY_HEADER]: given }),
      };
      for (const path of Object.values(edit))
        expect([
          path,
          given,
          (await ask(path, { headers: { ...headers }, method: path === edit.files ? "POST" : "GET" })).status,
        ]).toEqual([path, given, 403]);
      expect((await put({ ...headers, "if-match": await tag() })).status).toBe(403);
    }
    expect(readFileSync(file, "utf8")).toBe(config);
    const before = key;
    await stop();
    await start();
    expect(key).not.toBe(before);
    expect((await put({ ...json(), [KEY_HEADER]: before, "if-match": await tag() })).status).toBe(403);
  });

  it("come from its own page: no other origin, no frame, no rebound name", async () => {
    const own = new URL(url).host;
    const ifMatch = { "if-match": await tag() };
    for (const foreign of [
      { origin: "https://evil.example" },
      { origin: "null" },
      { origin: `http://localhost.evil.example:${new URL(url).port}` },
      { origin: `https://${own}` },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors", origin: "null" },
      { host: "evil.example" },
      { host: `evil.example:${new URL(url).port}`, origin: `http://evil.example:${new URL(url).port}` },
    ] as Record<string, string>[]) {
      const headers = { ...json(), ...ifMatch, ...foreign };
      const statuses = [
        (await put(headers)).status,
        (await post({ kind: "remove", path: "/crest.svg" }, headers)).status,
        (await ask(edit.config, { headers })).status,
        (await ask(EDITOR, { headers: foreign })).status,
      ];
      expect([foreign, statuses]).toEqual([foreign, [403, 403, 403, 403]]);
    }
    expect(readFileSync(file, "utf8")).toBe(config);
    expect(existsSync(at("site/public/crest.svg"))).toBe(true);
    const { headers } = await ask(edit.config, { headers: { ...json(), origin: `http://${own}` } });
    expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
    expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
    // Requests that a page may send without asking first.
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])
      expect(
        (await post({ kind: "remove", path: "/crest.svg" }, { ...json(), "content-type": type })).status,
      ).toBe(415);
    const asked = await ask(edit.config, { method: "OPTIONS", headers: { origin: "https://evil.example" } });
    expect([asked.status, asked.headers["access-control-allow-origin"]]).toEqual([403, undefined]);
  });

  it("write the config only over the text that was read", async () => {
    const before = await tag();
    expect((await put(json())).status).toBe(428);
    for (const wrong of ["*", '"x"', `W/${before}`, `${before}, ${before}`])
      expect([wrong, (await put({ ...json(), "if-match": wrong })).status]).toEqual([wrong, 412]);
    expect((await put({ ...json(), "if-match": before }, { text: 1 })).status).toBe(400);
    expect((await put({ ...json(), "if-match": before }, "words")).status).toBe(400);
    expect(
      (await ask(edit.config, { method: "PUT", headers: { ...json(), "if-match": before }, body: "{" }))
        .status,
    ).toBe(400);
    expect((await put({ ...json(), "content-type": "text/plain", "if-match": before })).status).toBe(415);
    expect(readFileSync(file, "utf8")).toBe(config);
    const written = await put({ ...json(), "if-match": before });
    expect([written.status, written.headers.etag, readFileSync(file, "utf8")]).toEqual([
      200,
      await tag(),
      "{}",
    ]);
    expect((await put({ ...json(), "if-match": before })).status).toBe(412);
    chmodSync(file, 0o444);
    const refused = await put({ ...json(), "if-match": await tag() }, { text: "[]" });
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining("read-only")]);
    rmSync(file);
    expect((await put({ ...json(), "if-match": before })).status).toBe(412);
    const gone = await ask(edit.config, { headers: json() });
    expect([gone.status, gone.text]).toEqual([404, "site.config.json no longer exists.\n"]);
    expect(readdirSync(at("site"))).toEqual(["public"]);
  });

  it("read the config only if it has changed", async () => {
    const known = { ...json(), "if-none-match": await tag() };
    const same = await ask(edit.config, { headers: known });
    expect([same.status, same.text, same.headers.etag]).toEqual([304, "", known["if-none-match"]]);
    writeFileSync(file, `${config}\n`);
    expect((await ask(edit.config, { headers: known })).status).toBe(200);
  });

  it("keep a link to the config", async () => {
    await stop();
    rmSync(file);
    writeFileSync(at("real.json"), config);
    symlinkSync(at("real.json"), file);
    await start();
    expect((await put({ ...json(), "if-match": await tag() })).status).toBe(200);
    expect(readFileSync(at("real.json"), "utf8")).toBe("{}");
  });

  it("are not read without end", async () => {
    const body = JSON.stringify({
      kind: "write",
      path: "/a.txt",
      bytes: "A".repeat(50 * 1024 * 1024),
      isNew: true,
    });
    const answer = await ask(edit.files, { method: "POST", headers: json(), body }).catch(
      ({ code }: { code: string }) => code,
    );
    if (typeof answer !== "string") expect(answer.status).toBe(413);
    expect(existsSync(at("site/public/a.txt"))).toBe(false);
  });
});

describe("files of the editor", () => {
  it("are written, renamed and removed below public/", async () => {
    expect((await write("/new folder/a (1).txt")).status).toBe(200);
    expect(readFileSync(at("site/public/new folder/a (1).txt"), "utf8")).toBe("words");
    expect((await write("/new folder/a (1).txt", "others")).status).toBe(409);
    expect((await write("/new folder/a (1).txt", "others", false)).status).toBe(200);
    expect((await post({ kind: "rename", path: "/crest.svg", to: "/new folder/a (1).txt" })).status).toBe(
      409,
    );
    expect((await post({ kind: "rename", path: "/missing.svg", to: "/a.svg" })).status).toBe(404);
    expect((await post({ kind: "rename", path: "/crest.svg", to: "/logo.svg" })).status).toBe(200);
    expect((await post({ kind: "remove", path: "/new folder/a (1).txt" })).status).toBe(200);
    expect(readdirSync(at("site/public")).toSorted()).toEqual(["logo.svg", "new folder"]);
  });

  const strange = [
    "../site.config.json",
    "/../site.config.json",
    "/a/../../site.config.json",
    "/./a.txt",
    "//a.txt",
    "/",
    "",
    "a.txt",
    String.raw`/..\site.config.json`,
    "/%2e%2e/site.config.json",
    "/a%00.txt",
    "/a\u0000.txt",
    "/a#b.txt",
    "/a?b.txt",
    "/a:b.txt",
    "/C:/a.txt",
    "/.htaccess",
    "/.git/config",
    "/a/.env",
    "/con",
    "/CON.txt",
    "/a/lpt1.png",
    "/nul.",
    "/a.txt ",
    "/a.txt.",
    "/a\nb.txt",
    "/\u202Egnp.exe",
    `/${"a".repeat(200)}`,
    `/${"a/".repeat(9)}a.txt`,
  ];

  it.each(strange)("have no name such as %j", async (path) => {
    const before = readdirSync(folder, { recursive: true }).length;
    const answers = [
      await write(path),
      await post({ kind: "rename", path: "/crest.svg", to: path }),
      await post({ kind: "rename", path, to: "/b.txt" }),
      await post({ kind: "remove", path }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect(readFileSync(file, "utf8")).toBe(config);
    expect(readdirSync(folder, { recursive: true })).toHaveLength(before);
  });

  it("are no links, and not behind links", async () => {
    writeFileSync(at("outside.txt"), "outside");
    mkdirSync(at("elsewhere"));
    symlinkSync(at("outside.txt"), at("site/public/link.txt"));
    symlinkSync(at("elsewhere"), at("site/public/folder"));
    symlinkSync(at("missing"), at("site/public/broken.txt"));
    for (const path of ["/link.txt", "/broken.txt", "/folder/a.txt", "/folder/deep/a.txt"]) {
      const answers = [
        await write(path, "words", false),
        await post({ kind: "rename", path: "/crest.svg", to: path }),
        await post({ kind: "remove", path }),
      ];
      expect([path, ...answers.map(({ status }) => status)]).toEqual([path, 403, 403, 403]);
    }
    expect(readFileSync(at("outside.txt"), "utf8")).toBe("outside");
    expect([readdirSync(at("elsewhere")), existsSync(at("missing"))]).toEqual([[], false]);
  });

  it("have the content that their name says", async () => {
    const { status, text } = await write("/a.png", "<script>alert(1)</script>");
    expect([status, text]).toEqual([415, expect.stringContaining("its content is a text")]);
    for (const change of [
      { kind: "write", path: 1 },
      { kind: "run", path: "/a" },
      { kind: "rename", path: "/a" },
      [],
    ])
      expect((await post(change)).status).toBe(400);
  });
});

describe("the frame", () => {
  it("has no origin, no network, and only public files below its key", async () => {
    const [, frame = ""] = /data-frame="([^"]+)"/.exec((await ask(EDITOR)).text) ?? [];
    const { headers, status } = await ask(frame, {
      headers: { origin: "null", "sec-fetch-site": "cross-site" },
    });
    expect(status).toBe(200);
    const policy = String(headers["content-security-policy"]).split("; ");
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "connect-src 'none'",
        "form-action 'none'",
        "sandbox allow-scripts",
      ]),
    );
    expect((await ask(`${frame}crest.svg`)).headers["content-security-policy"]).toContain(
      "sandbox allow-scripts",
    );
    const own = frame.split("/").at(-2)!;
    for (const path of [
      frame.replace(own, "x".repeat(own.length)),
      frame.replace(own, key),
      `${frame}site.config.json`,
      `${frame}../site.config.json`,
      `${frame}%2e%2e/site.config.json`,
      `${frame}..%2fsite.config.json`,
      `${frame}editor.js`,
    ])
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
    // The key of the frame opens nothing of the editor.
    expect((await ask(edit.config, { headers: { [KEY_HEADER]: own } })).status).toBe(403);
  });
});

describe("a server in the network", () => {
  it("has no editor", async () => {
    const pageOf = async () => (await ask("/")).text;
    expect(await pageOf()).toContain("sp-editor");
    await stop();
    await start("0.0.0.0");
    url = url.replace("0.0.0.0", "127.0.0.1");
    expect([editorUrl, key]).toEqual([undefined, ""]);
    for (const path of [EDITOR, ...Object.values(edit)])
      expect([path, (await ask(path, { headers: json() })).status]).toEqual([path, 404]);
    expect((await put({ ...json(), "if-match": "x" })).status).toBe(405);
    expect(await pageOf()).not.toContain("sp-editor");
  });
});
