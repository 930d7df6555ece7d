import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { parse as parseToml } from "smol-toml";
import { parse as parseYaml } from "yaml";
import { listFiles } from "../../src/node/input/listFiles";
import { answerPolicy, filePolicy } from "../../src/core/hosts/securityHeaders";
import { type HeaderRules, parseHeaders } from "../../src/node/serve/staticFiles";
import { type HostName, hosts } from "../../src/project/hosts/hosts";
import { githubWorkflow } from "../../src/project/githubWorkflow";

const root = resolve(import.meta.dirname, "../..");
const basePaths = ["/", "/my-server/"];
const config = {
  version: 1,
  site: { name: "Quiet Meadow" },
  languages: {
    de: {
      texts: {
        Welcome: "Willkommen",
        "Hello. [Rules](/rules)": "Hallo. [Regeln](/rules)",
        Rules: "Regeln",
        All: "Alle",
        "Why?": "Warum?",
        "So.": "Darum.",
        "Quiet Meadow": true,
      },
    },
  },
  routes: [
    { path: "/", title: "Welcome", blocks: [{ type: "text", text: "Hello. [Rules](/rules)" }] },
    {
      path: "/rules",
      title: "Rules",
      blocks: [
        {
          type: "faq",
          heading: "Rules",
          categories: [{ title: "All", questions: [{ question: "Why?", answer: "So." }] }],
        },
      ],
    },
  ],
};

/** A built site and the rules in its `_headers`. */
interface Built {
  basePath: string;
  directory: string;
  rules: HeaderRules;
}

let folder: string;
const built = new Map<string, Built>();
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "spawnpage-hosts-"));
  for (const [index, basePath] of basePaths.entries()) {
    const project = join(folder, `project-${index}`);
    mkdirSync(project);
    writeFileSync(join(project, "site.config.json"), JSON.stringify(config));
    const { status, stderr } = spawnSync(process.execPath, [join(root, "bin/spawnpage.mjs"), "build"], {
      cwd: project,
      encoding: "utf8",
      env: { ...process.env, NODE_ENV: "production", NO_COLOR: "1", SPAWNPAGE_URL: basePath },
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    const directory = join(project, "dist");
    built.set(basePath, {
      basePath,
      directory,
      rules: parseHeaders(readFileSync(join(directory, "_headers"), "utf8")),
    });
  }
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const filesOf = (host: HostName, basePath: string): Record<string, string> =>
  hosts[host].files({ name: "quiet-meadow", basePath });

/** The headers that `_headers` declares for a path, in the order of the file. */
function declared({ rules }: Built, path: string): Record<string, string> {
  const matching = rules.filter(([pattern]) =>
    pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  );
  return Object.fromEntries(matching.flatMap(([, headers]) => headers.map(([name, value]) => [name, value])));
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as { port: number };
  await new Promise((closed) => server.close(closed));
  return port;
}

/** An installed web server with a configuration file from `init`. */
interface WebServer {
  host: "nginx" | "caddy";
  program: string;
  /** Matches the rule for an old address with a `?` in docs/hosting.md. */
  ruleInDocs: RegExp;
  /** Writes the server's settings to the folder, and returns its arguments. */
  prepare: (settings: string, place: { folder: string; port: number }) => string[];
}

const webServers: WebServer[] = [
  {
    host: "nginx",
    program: "nginx",
    ruleInDocs: /^\| nginx +\| In the `server` block: `(.*?)`/m,
    prepare: (settings, { folder, port }) => {
      writeFileSync(
        join(folder, "site.conf"),
        settings.replace("listen 80;", `listen 127.0.0.1:${port};`).replace("  listen [::]:80;\n", ""),
      );
      const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      writeFileSync(
        join(folder, "nginx.conf"),
        `${process.getuid?.() === 0 ? "user root;" : ""} daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http { include /etc/nginx/mime.types; access_log off; ${temporary.join(" ")} include ${folder}/site.conf; }`,
      );
      return ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")];
    },
  },
  {
    host: "caddy",
    program: "caddy",
    ruleInDocs: /\nFor Caddy:\n\n```\n([^`]*)```/,
    prepare: (settings, { folder, port }) => {
      const file = join(folder, "Caddyfile");
      const own = settings.replace("www.myserver.example {", `http://127.0.0.1:${port} {`);
      writeFileSync(file, `{\n\tadmin off\n}\n${own}`);
      return ["run", "--config", file, "--adapter", "caddyfile"];
    },
  },
];

const docsAboutHosts = readFileSync(join(root, "docs/hosting.md"), "utf8").replaceAll("\r\n", "\n");

describe.each(webServers)("$host as a real server", ({ host, program, prepare, ruleInDocs }) => {
  const isThere = spawnSync(program, ["-v"]).error === undefined;
  if (!isThere)
    console.log(`Skipped: there is no ${program} on this machine. On Debian: apt-get install ${program}`);

  describe.runIf(isThere).each(basePaths)("at %s", (basePath) => {
    let place: string;
    let origin: string;
    let end: () => Promise<unknown>;
    beforeAll(async () => {
      place = mkdtempSync(join(folder, `${host}-`));
      const port = await freePort();
      origin = `http://127.0.0.1:${port}`;
      const written = filesOf(host, basePath)[host === "nginx" ? "nginx.conf" : "Caddyfile"]!;
      const [, rule] = ruleInDocs.exec(docsAboutHosts)!;
      // The site is the last block of the file.
      const settings = written.replace(/\}\n$/, `${rule}\n}\n`);
      const files = join(place, `www${basePath}`);
      mkdirSync(dirname(files.replace(/[/\\]$/, "")), { recursive: true });
      cpSync(built.get(basePath)!.directory, files, { recursive: true });
      mkdirSync(join(files, ".well-known"));
      writeFileSync(join(files, ".well-known/security.txt"), "Contact: mailto:a@b.example\n");
      for (const name of ["drawing.svg", "DRAWING.SVG", "own.html", "feed.xml"])
        writeFileSync(join(files, name), "x");
      const argv = prepare(settings.replaceAll("/var/www/quiet-meadow", join(place, "www")), {
        folder: place,
        port,
      });
      const server = spawn(program, argv, {
        env: { ...process.env, HOME: place },
        stdio: ["ignore", "pipe", "pipe"],
      });
      const said: string[] = [];
      for (const stream of [server.stdout, server.stderr])
        stream.on("data", (text: Buffer) => said.push(String(text)));
      const ended = new Promise((exit) => server.once("exit", exit));
      end = () => {
        server.kill();
        return ended;
      };
      const answers = () =>
        fetch(origin).then(
          () => true,
          () => false,
        );
      await vi.waitUntil(async () => server.exitCode !== null || (await answers()), { timeout: 20_000 });
      if (server.exitCode !== null) throw new Error(said.join(""));
    }, 60_000);
    afterAll(() => end?.());

    const get = async (path: string) => {
      const response = await fetch(origin + path, { redirect: "manual" });
      return { status: response.status, headers: response.headers, text: await response.text() };
    };
    const page = (path: string) => readFileSync(join(built.get(basePath)!.directory, path), "utf8");

    test.each([
      ["", "index.html"],
      ["rules", "rules/index.html"],
      ["rules/", "rules/index.html"],
    ])(
      "serves the page at %j with every header, and leaves the full policy to the page",
      async (path, file) => {
        const site = built.get(basePath)!;
        const { status, headers, text } = await get(basePath + path);
        expect(status).toBe(200);
        expect(headers.get("content-type")).toMatch(/^text\/html/);
        expect(text === page(file)).toBe(true);
        const { "Content-Security-Policy": _, ...others } = declared(site, basePath + path);
        for (const [name, value] of Object.entries(others)) expect(headers.get(name)).toBe(value);
        expect(text).toContain('<meta http-equiv="Content-Security-Policy"');
        expect(headers.get("content-security-policy")).toBe(answerPolicy);
        expect(headers.get("cache-control")).toBe("no-cache");
      },
    );

    test("caches assets/ for a year", async () => {
      const site = built.get(basePath)!;
      const names = listFiles(join(site.directory, "assets")).map((path) => path.slice(1));
      expect(names.length).toBeGreaterThan(3);
      for (const name of names) {
        const { status, headers } = await get(`${basePath}assets/${name}`);
        const expected = declared(site, `${basePath}assets/${name}`)["Cache-Control"];
        expect({ name, status, caching: headers.get("cache-control") }).toEqual({
          name,
          status: 200,
          caching: expected,
        });
        expect(headers.get("x-content-type-options")).toBe("nosniff");
      }
      const script = names.find((name) => name.endsWith(".js"))!;
      expect((await get(`${basePath}assets/${script}`)).headers.get("content-type")).toMatch(/javascript/);
      const font = names.find((name) => name.endsWith(".woff2"))!;
      expect((await get(`${basePath}assets/${font}`)).headers.get("content-type")).toBe("font/woff2");
    });

    test.each([
      "nowhere",
      "nowhere/",
      "assets/",
      "assets/gone.js",
      "rules/x",
      "_headers",
      ".nojekyll",
      ".git/config",
    ])("serves the 404 page for %s, without long caching", async (path) => {
      const { status, headers, text } = await get(basePath + path);
      expect(status).toBe(404);
      expect(text === page("404.html")).toBe(true);
      expect(headers.get("x-frame-options")).toBe("DENY");
      expect(headers.get("content-security-policy")).toBe(answerPolicy);
      expect(headers.get("cache-control") ?? "").not.toContain("immutable");
    });

    test.each(["de/nowhere", "de/rules/x/", "de/none.svg"])(
      "serves the 404 page of a language for %s",
      async (path) => {
        const { status, headers, text } = await get(basePath + path);
        expect(status).toBe(404);
        expect(text === page("de/404.html")).toBe(true);
        expect(headers.get("content-security-policy")).toBe(answerPolicy);
        expect((await get(`${basePath}de/`)).text === page("de/index.html")).toBe(true);
      },
    );

    test.each(["drawing.svg", "DRAWING.SVG", "drawing.%73vg", "own.html", "feed.xml"])(
      "forbids scripts in %s",
      async (path) => {
        const { status, headers } = await get(basePath + path);
        expect(status).toBe(200);
        expect(headers.get("content-security-policy")).toContain(filePolicy);
        expect(headers.get("x-content-type-options")).toBe("nosniff");
      },
    );

    test("redirects an old address with a ? by the rule from the docs", async () => {
      const { status, headers } = await get("/index.php?page=rules&theme=2");
      expect(status).toBe(302);
      expect(new URL(headers.get("location")!, origin).href).toBe(`${origin}/rules`);
      const { headers: others } = await get("/index.php?page=staff");
      expect(others.get("location") ?? "").not.toContain("rules");
    });

    test("serves .well-known, and nothing above the site", async () => {
      expect((await get(`${basePath}.well-known/security.txt`)).status).toBe(200);
      if (basePath !== "/") expect((await get("/")).status).toBe(404);
    });
  });
});

describe("the files for hosts that build the site", () => {
  const everywhere = () => {
    const { "Content-Security-Policy": _, ...headers } = declared(built.get("/")!, "/");
    return { ...headers, "Content-Security-Policy": answerPolicy };
  };

  test("build to dist on Netlify, which reads _headers", () => {
    expect(parseToml(filesOf("netlify", "/")["netlify.toml"]!)).toEqual({
      build: {
        command: "npx spawnpage build",
        publish: "dist",
        environment: { NODE_VERSION: "24", SPAWNPAGE_URL: "/" },
      },
    });
  });

  test("set the folder and the name for Cloudflare Pages, which reads _headers", () => {
    const files = filesOf("cloudflare", "/");
    expect(parseToml(files["wrangler.toml"]!)).toMatchObject({
      name: "quiet-meadow",
      pages_build_output_dir: "dist",
    });
    expect(files[".node-version"]).toBe("24\n");
  });

  test("set the same headers for Vercel as _headers", () => {
    const { headers, ...settings } = JSON.parse(filesOf("vercel", "/")["vercel.json"]!) as {
      headers: { source: string; headers: { key: string; value: string }[] }[];
    };
    expect(settings).toMatchObject({
      outputDirectory: "dist",
      buildCommand: "SPAWNPAGE_URL=/ npx spawnpage build",
    });
    const said = headers.map(({ source, headers }) => [
      source,
      Object.fromEntries(headers.map(({ key, value }) => [key, value])),
    ]);
    const assets = declared(built.get("/")!, "/assets/any.js");
    expect(said).toEqual([
      ["/(.*)", { ...everywhere(), "Content-Security-Policy": `${answerPolicy}; upgrade-insecure-requests` }],
      [
        "/(.*)\\.(?:svgz?|x?html?|xht|xml|xsl)",
        { "Content-Security-Policy": `${filePolicy}; upgrade-insecure-requests` },
      ],
      ["/assets/(.*)", { "Cache-Control": assets["Cache-Control"] }],
    ]);
  });

  test("check, build with the site's URL, and publish on GitLab", () => {
    const { pages, check } = parseYaml(filesOf("gitlab", "/")[".gitlab-ci.yml"]!) as Record<string, object>;
    expect(pages).toMatchObject({
      variables: { SPAWNPAGE_URL: "$CI_PAGES_URL" },
      script: ["npm install", "npx spawnpage validate", "npx spawnpage build --compress"],
      pages: { publish: "dist" },
      artifacts: { paths: ["dist"] },
    });
    expect(check).toMatchObject({ script: ["npm install", "npx spawnpage validate"] });
  });

  test("install, restore the cache, check, build and deploy on GitHub", () => {
    const { jobs } = parseYaml(githubWorkflow()) as {
      jobs: Record<string, { steps: { uses?: string; run?: string; env?: object }[] }>;
    };
    const steps = Object.values(jobs).map((job) =>
      job.steps.map(({ uses, run }) => run ?? uses?.split("@")[0]),
    );
    expect(steps[0]).toEqual([
      "actions/checkout",
      "actions/setup-node",
      "actions/configure-pages",
      "npm install",
      "actions/cache",
      "npx spawnpage validate --format github",
      "npx spawnpage build",
      "rm -r dist/.spawnpage",
      "actions/upload-pages-artifact",
    ]);
    expect(steps[1]).toEqual(["actions/deploy-pages"]);
  });

  test.each(basePaths)("set every header and the 404 page for Apache at %s", (basePath) => {
    const settings = filesOf("upload", basePath)[".htaccess"]!;
    const sent = [...settings.matchAll(/^ {2}Header always set (\S+) "(.*)"$/gm)].map(([, name, value]) => [
      name,
      value,
    ]);
    expect(Object.fromEntries(sent)).toEqual(everywhere());
    expect(settings).toContain(`\nErrorDocument 404 ${basePath}404.html\n`);
    expect(settings).toContain(`  ErrorDocument 404 ${basePath}%{reqenv:FOLDER}404.html\n`);
    expect(settings).toContain(declared(built.get(basePath)!, `${basePath}assets/any.js`)["Cache-Control"]);
  });
});
