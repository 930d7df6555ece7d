import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { main } from "../../../src/cli/main";
import { loadSite } from "../../../src/node/input/loadSite";
import { ofPackage } from "../../../src/node/invocation";
import type { Program } from "../../../src/node/program";
import { testProgram } from "../../../src/node/program.fixture";
import { readStarter } from "../../../src/node/project/starterFiles";
import { hostNames } from "../../../src/project/hosts/hosts";
import { lookNames, starterNames } from "../../../src/project/starters";
import { isWhole } from "../../property/share";

const root = resolve(import.meta.dirname, "../../..");
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(realpathSync(tmpdir()), "spawnpage init Möwe "));
  vi.spyOn(process, "cwd").mockReturnValue(folder);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a command in the folder, without a terminal. */
async function run(...argv: string[]): Promise<Answer> {
  return runIn(testProgram({ version, isCheckout: false, invocation: ofPackage }), argv);
}

interface Answer {
  code: number;
  out: string;
  err: string;
}

async function runIn(program: Program, argv: string[]): Promise<Answer> {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await main(
    argv,
    program,
    (text) => out.push(text),
    (text) => err.push(text),
  );
  return { code, out: out.join("\n"), err: err.join("\n") };
}

const read = (path: string) => readFileSync(join(folder, path), "utf8");
const filesBelow = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

describe("a new project", () => {
  test("is created without questions if there is no terminal", async () => {
    const { code, out, err } = await run("init", "site");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(readdirSync(join(folder, "site")).sort()).toEqual([
      ".github",
      ".gitignore",
      ".vscode",
      "README.md",
      "package.json",
      "public",
      "site.config.json",
      "site.schema.json",
    ]);
    expect(out).toContain("\n  cd site\n  npm install\n  npm start\n");
    expect(out).not.toContain("&&");
  });

  test("has the program as its only dependency, and a script for each command", async () => {
    await run("init", "My Wörld");
    expect(JSON.parse(read("My Wörld/package.json"))).toMatchObject({
      name: "my-world",
      private: true,
      scripts: { start: "spawnpage start", build: "spawnpage build" },
      dependencies: { spawnpage: `^${version}` },
    });
    expect(read("My Wörld/site.schema.json")).toBe(
      readFileSync(join(root, "schema/site.schema.json"), "utf8"),
    );
  });

  test("goes into the current folder by default", async () => {
    const { code, out } = await run("init");
    expect(code).toBe(0);
    expect(out).not.toContain("cd ");
    expect(readdirSync(folder)).toContain("site.config.json");
  });

  test("quotes a folder name with spaces", async () => {
    expect((await run("init", "my site")).out).toContain("\n  cd 'my site'\n");
  });

  test("rejects a folder whose config is a dangling link", async () => {
    symlinkSync("gone.json", join(folder, "site.config.json"));
    const { code, err } = await run("init");
    expect({ code, err }).toEqual({
      code: 2,
      err: expect.stringContaining(
        "site.config.json is a symbolic link to gone.json, which does not exist. Restore the target, or delete the symbolic link. No files were created.",
      ) as string,
    });
    expect(readdirSync(folder)).toEqual(["site.config.json"]);
  });

  test("prints no command that executes the folder's name", async () => {
    expect((await run("init", "x$(touch pwned)")).out).toContain("\n  cd 'x$(touch pwned)'\n");
    expect((await run("init", "--", "-x")).out).toContain("\n  cd ./-x\n");
  });

  test("has the owner's name, address and link, and is otherwise the starter", async () => {
    const { code } = await run(
      "init",
      "--starter",
      "survival",
      "--name",
      'The "Old" Mill',
      "--address",
      "play.mill.net:25566",
      "--discord",
      "discord.gg/mill",
    );
    expect(code).toBe(0);
    const before = readStarter({ root }, "survival").config.split("\n");
    const after = read("site.config.json").split("\n");
    const changed = after.filter((line, index) => line !== before[index]);
    expect(after).toHaveLength(before.length);
    expect(changed).toEqual([
      '    "server": "The \\"Old\\" Mill",',
      '    "ip": "play.mill.net:25566",',
      '    "discord": "https://discord.gg/mill",',
    ]);
  });
});

test("accepts HTML in a name, with a warning that it is shown as text", async () => {
  const { code, err } = await run("init", "--name", "The <b>Old</b> Mill");
  expect({ code, err }).toEqual({
    code: 0,
    err: 'The name "The <b>Old</b> Mill" contains HTML, which visitors will see as plain text. To change the name, edit "constants.server" in site.config.json.',
  });
  for (const [index, name] of ["I <3 mills", "<Legends>", "Mills > hills"].entries()) {
    expect(await run("init", `site${index}`, "--name", name)).toMatchObject({ code: 0, err: "" });
  }
});

describe("every starter", () => {
  const variants = starterNames.flatMap((starter) => lookNames.map((look) => [starter, look] as const));

  // Otherwise, each starter with every third look.
  test.each(isWhole ? variants : variants.filter((_, index) => index % 3 === 0))(
    "%s with the look %s has no findings",
    async (starter, look) => {
      const { code, err } = await run(
        "init",
        "--starter",
        starter,
        "--look",
        look,
        "--name",
        "The Quiet Meadow Company",
        "--address",
        "play.quietmeadow.net",
        "--discord",
        "https://discord.gg/quiet",
      );
      expect({ code, err }).toEqual({ code: 0, err: "" });
      const { diagnostics, site } = await loadSite(join(folder, "site.config.json"));
      expect(diagnostics).toEqual([]);
      expect(site?.shared.name).toBe("The Quiet Meadow Company");
      if (look !== "own") {
        expect(JSON.parse(read("site.config.json"))).toMatchObject({ theme: { preset: look } });
      }
    },
  );

  test.each(starterNames)("%s has the three constants that init fills in", (starter) => {
    const { constants } = JSON.parse(readStarter({ root }, starter).config) as { constants: object };
    expect(Object.keys(constants)).toEqual(expect.arrayContaining(["server", "ip", "discord"]));
  });
});

describe("a site in several languages", () => {
  test.each(starterNames)("has drafts without findings in the starter %s", async (starter) => {
    const languages = ["--language", "ar", "--languages", "German, pt_br, ar, de"];
    const { code, out } = await run("init", "--starter", starter, ...languages);
    expect(code).toBe(0);
    expect(Object.entries(JSON.parse(read("site.config.json")) as object)).toEqual(
      expect.arrayContaining([
        ["site", expect.objectContaining({ language: "ar" })],
        [
          "languages",
          {
            de: { draft: true, texts: "site.de.json" },
            "pt-BR": { draft: true, texts: "site.pt-BR.json" },
          },
        ],
      ]),
    );
    expect(read("site.de.json")).toBe("{}\n");
    expect((await loadSite(join(folder, "site.config.json"))).diagnostics).toEqual([]);
    expect(out).toContain("  npx spawnpage translate de\n  npx spawnpage translate pt-BR\n");
    expect(out).toContain("\nButtons and messages are in العربية, but the starter's texts are in English.");
  });

  test("has an entry for each text after the printed command", async () => {
    await run("init", "--languages", "de");
    expect(await run("translate", "de")).toMatchObject({ code: 0, err: "" });
    expect(Object.values(JSON.parse(read("site.de.json")) as object).length).toBeGreaterThan(100);
    expect((await loadSite(join(folder, "site.config.json"))).diagnostics).toEqual([]);
  });

  test("keeps an existing file with translations", async () => {
    writeFileSync(join(folder, "site.de.json"), '{ "Rules": "Regeln" }');
    expect((await run("init", "--languages", "de")).code).toBe(0);
    expect(read("site.de.json")).toBe('{ "Rules": "Regeln" }');
  });

  test.each(["none", "no", "en", ""])("has one language for the answer %j", async (languages) => {
    const { code, out } = await run("init", ...(languages ? ["--languages", languages] : []));
    expect(code).toBe(0);
    expect(read("site.config.json")).toBe(readStarter({ root }, "survival").config);
    expect(out).not.toContain("translate");
  });
});

describe("an owner without Discord", () => {
  const looks = starterNames.map(
    (starter, index) => [starter, lookNames[index % lookNames.length]!] as const,
  );

  test.each(looks)(
    "gets %s with the look %s, without mentions of Discord and without findings",
    async (starter, look) => {
      const { code, err } = await run("init", "--starter", starter, "--look", look, "--discord", "None");
      expect({ code, err }).toEqual({ code: 0, err: "" });
      expect(read("site.config.json")).not.toMatch(/discord/i);
      expect((await run("validate", "--strict")).out).toBe("site.config.json is valid.");
    },
  );

  test.each(starterNames)("gets %s with only the mentions of Discord changed", async (starter) => {
    const { config, withoutDiscord } = readStarter({ root }, starter);
    await run("init", "--starter", starter, "--discord", "none");
    const told = (text: string) => text.includes("Discord") || text.includes("{{discord}}");
    const plain = (text: string) => text.trim().replace(/,$/, "");
    const after = new Set(read("site.config.json").split("\n").map(plain));
    const gone = config
      .split("\n")
      .map(plain)
      .filter((line) => !after.has(line));
    const button = /^"(?:label|href|icon|variant|buttons)": |^[[\]{}]/;
    expect(gone.filter((line) => !told(line) && !button.test(line) && !line.startsWith('"discord"'))).toEqual(
      [],
    );
    for (const passage of Object.keys(withoutDiscord)) expect(config).toContain(passage);
  });
});

describe("in an existing project", () => {
  test("keeps and names existing files", async () => {
    mkdirSync(join(folder, ".vscode"));
    writeFileSync(join(folder, "README.md"), "mine");
    writeFileSync(join(folder, ".vscode/settings.json"), "{}");
    writeFileSync(join(folder, "package.json"), '{ "name": "mine" }');
    const { code, out } = await run("init");
    expect(code).toBe(0);
    expect([read("README.md"), read(".vscode/settings.json"), read("package.json")]).toEqual([
      "mine",
      "{}",
      '{ "name": "mine" }',
    ]);
    expect(out).toContain(
      "These existing files were not changed:\n  .vscode/settings.json\n  README.md\n  package.json\n",
    );
    expect(out).toMatch(/\n {2}npm install "spawnpage@\^[^"]+"\n {2}npx spawnpage start\n/);
  });

  test("uses the start script of package.json, or the program", async () => {
    const project = { dependencies: { spawnpage: "1" }, scripts: { start: "vite" } };
    writeFileSync(join(folder, "package.json"), JSON.stringify(project));
    expect((await run("init")).out).toContain("\n  npm install\n  npx spawnpage start\n");
    expect(read("README.md")).toContain("\nnpm install\nnpx spawnpage start\n");
    expect(read("README.md")).not.toContain("npm start");
    rmSync(join(folder, "README.md"));
    writeFileSync(
      join(folder, "package.json"),
      JSON.stringify({ ...project, scripts: { start: "spawnpage start" } }),
    );
    expect((await run("init")).out).toContain("\n  npm install\n  npm start\n");
    expect(read("README.md")).toContain("\nnpm install\nnpm start\n");
  });

  test("reports a package.json without the program if the host builds the site", async () => {
    writeFileSync(join(folder, "package.json"), "{}");
    const told =
      "  1. Run the npm install command above. It adds spawnpage to package.json, where the host looks for it.";
    expect((await run("init", "--host", "netlify")).out).toContain(told);
    expect((await run("init", "--host", "nginx")).out).not.toContain("the npm install above");
  });

  test("reports a config that is not JSON", async () => {
    writeFileSync(join(folder, "site.config.json"), '{ "version": 1');
    const { code, err } = await run("init");
    expect({ code, err }).toEqual({
      code: 0,
      err: "site.config.json cannot be read. To find out why, run: npx spawnpage validate",
    });
  });

  test("reports files of the first host when a second is set up", async () => {
    await run("init");
    const { err } = await run("init", "--host", "netlify");
    expect(err).toBe(
      "The files for GitHub Pages were kept: .github/workflows/site.yml, .github/dependabot.yml. Delete them if you no longer publish there.",
    );
    expect((await run("init", "--host", "github")).err).toBe("");
  });

  test.each(["netlify", "cloudflare", "vercel"])("asks to remove the base path on %s", async (host) => {
    const config = '{ "version": 1, "site": { "name": "Mine", "basePath": "/mine/" }, "routes": [] }';
    writeFileSync(join(folder, "site.config.json"), config);
    expect((await run("init", "--host", host)).out).toContain(
      '\n  1. Remove "basePath": "/mine/" from site.config.json, because this host publishes the site directly on its domain, not in a folder.\n',
    );
  });

  test.each(["nginx", "caddy", "upload"])("mentions no other host in the README for %s", async (host) => {
    await run("init", "--host", host);
    const readme = read("README.md");
    expect(readme).not.toContain("GitHub");
    expect(readme).toContain("3. Save, and run `npx spawnpage build`.");
  });

  test("adds missing files around a config, and none from a starter", async () => {
    const config = '{ "version": 1, "site": { "name": "Mine" }, "routes": [] }';
    writeFileSync(join(folder, "site.config.json"), config);
    const { code, out, err } = await run("init", "--name", "Another");
    expect(code).toBe(0);
    expect(read("site.config.json")).toBe(config);
    expect(readdirSync(folder)).not.toContain("public");
    expect(read("README.md")).toContain("# The website of Mine\n");
    expect(out).toContain("These existing files were not changed:\n  site.config.json");
    expect(err).toContain("your answers were not saved. Edit the file instead.");
  });

  test("keeps the first run's host in a second run", async () => {
    await run("init", "--host", "netlify");
    const { code, out } = await run("init");
    expect(code).toBe(0);
    expect(out).toContain("All files already exist in this folder.");
    expect(out).toContain("\nTo publish the site with Netlify:\n");
    expect(readdirSync(folder)).not.toContain(".github");
  });

  test("adds no host's files by default, and explains how to choose a host", async () => {
    writeFileSync(
      join(folder, "site.config.json"),
      '{ "version": 1, "site": { "name": "Mine" }, "routes": [] }',
    );
    const { code, out } = await run("init");
    expect(code).toBe(0);
    expect(readdirSync(folder)).not.toContain(".github");
    expect(out).toContain(
      "\nFor the files and steps to publish the site, run npx spawnpage init --host <name>.",
    );
    expect(read("README.md")).toContain("\n`npx spawnpage init --host <name>` adds the files for a host");
  });

  test("writes nothing through a link out of the project", async () => {
    mkdirSync(join(folder, "site"));
    mkdirSync(join(folder, "elsewhere"));
    // On Windows, junctions need no permission, but links do.
    symlinkSync(join(folder, "elsewhere"), join(folder, "site/public"), "junction");
    const { code, err } = await run("init", "site");
    expect(code).toBe(2);
    expect(err).toContain(`${join(folder, "site/public")} is a symbolic link, and public/`);
    expect(readdirSync(join(folder, "elsewhere"))).toEqual([]);
    expect(readdirSync(join(folder, "site"))).toEqual(["public"]);
  });

  test("follows a link to an existing folder if nothing is written through it", async () => {
    await run("init", "site");
    renameSync(join(folder, "site/.vscode"), join(folder, "elsewhere"));
    symlinkSync(join(folder, "elsewhere"), join(folder, "site/.vscode"), "junction");
    expect(await run("init", "site")).toMatchObject({ code: 0, err: "" });
  });

  test("writes nothing in a second run", async () => {
    await run("init");
    const files = filesBelow(folder);
    const times = files.map((file) => statSync(file).mtimeMs);
    const { code, out } = await run("init");
    expect(code).toBe(0);
    expect(out).toContain("All files already exist in this folder.");
    expect(filesBelow(folder)).toEqual(files);
    expect(files.map((file) => statSync(file).mtimeMs)).toEqual(times);
  });

  test("continues an interrupted run", async () => {
    await run("init");
    const whole = filesBelow(folder);
    rmSync(join(folder, "site.config.json"));
    rmSync(join(folder, "public/logo.svg"));
    expect((await run("init")).code).toBe(0);
    expect(filesBelow(folder).sort()).toEqual(whole.sort());
  });
});

describe("explains why it fails, with the fix, and writes nothing", () => {
  const refusals: [string, string[], string][] = [
    ["an empty name", ["--name", " "], "The name is empty. Enter your server's name."],
    ["a name on two lines", ["--name", "a\nb"], "Enter it on one line."],
    ["a name with a constant", ["--name", "{{server}}"], "Enter the name without it."],
    ["a name that is too long", ["--name", "x".repeat(61)], "Enter at most 60"],
    [
      "an address with spaces",
      ["--address", "play me"],
      'The address "play me" contains a space. Enter the address that players use',
    ],
    [
      "an address that is a link",
      ["--address", "https://play.me"],
      "is a link, not a server address. Enter the address that players use",
    ],
    ["an invalid address", ["--address", "a/b"], '"a/b" is not a server address.'],
    [
      "an address that is a script",
      ["--address", "javascript:1"],
      "starts like a link, not like a server address",
    ],
    ["a port that does not exist", ["--address", "play.me:70000"], "but ports range from 1 to 65535."],
    [
      "a Discord link that is none",
      ["--discord", "my discord"],
      '"my discord" is not a link. Enter the full invite link',
    ],
    [
      "an unencrypted Discord link",
      ["--discord", "http://discord.gg/a"],
      '"http://discord.gg/a" starts with http://, which is not encrypted. Enter the full invite link',
    ],
    ["an unknown starter", ["--starter", "survivel"], "Did you mean"],
    [
      "an unknown language",
      ["--language", "Elvish"],
      '"Elvish" is not a language. Enter a code such as en, de or pt-BR.',
    ],
    [
      "an unknown language among the others",
      ["--languages", "de, Elvish"],
      '"Elvish" is not a language. Enter codes separated by commas, such as de,fr, or "none".',
    ],
    ["a language that is empty", ["--languages", "de,"], "A language is empty. Enter codes"],
    [
      "more languages than a site can have",
      ["--languages", Array.from({ length: 51 }, () => "de").join()],
      "These are 51 languages. Enter at most 50.",
    ],
    ["an unknown look", ["--look", "pink"], "Choose one of own, midnight"],
    ["an unknown host", ["--host", "nginks"], "Did you mean"],
    ["two folders", ["a", "b"], 'Unexpected argument: "b". Remove it.'],
    ["an option of another command", ["--fresh"], '"init" has no option --fresh.'],
  ];

  test.each(refusals)("%s", async (_, argv, sentence) => {
    const { code, err } = await run("init", ...argv);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(readdirSync(folder)).toEqual([]);
  });

  test("a folder that is a file", async () => {
    writeFileSync(join(folder, "taken"), "");
    const { code, err } = await run("init", "taken");
    expect({ code, err }).toEqual({
      code: 2,
      err: `${join(folder, "taken")} is a file. Choose a folder, or a name that is not in use.`,
    });
  });

  test("a folder below a file", async () => {
    writeFileSync(join(folder, "taken"), "");
    const { code, err } = await run("init", "taken/site");
    expect(code).toBe(2);
    // On Windows, this fails only when the folder is created.
    expect(err).toMatch(/ cannot be created because .*(?:is not a folder|has this name)\./);
  });

  test("a mistake in the command line, with the usage but not the full help", async () => {
    expect((await run("init", "a", "b")).err).toBe(
      'Unexpected argument: "b". Remove it.\n\nUsage: npx spawnpage <command> [config] [options]\n' +
        "All commands and options: npx spawnpage --help",
    );
  });

  test("a file in the way of a folder", async () => {
    writeFileSync(join(folder, ".vscode"), "");
    const { code, err } = await run("init");
    expect(code).toBe(2);
    expect(err).toContain(
      `${join(folder, ".vscode")} cannot be created because a file with this name exists.`,
    );
  });

  // Folder permissions do not apply to administrators and on Windows.
  test.skipIf(process.platform === "win32" || process.getuid?.() === 0)(
    "a folder without write permission",
    async () => {
      chmodSync(folder, 0o500);
      const { code, err } = await run("init");
      chmodSync(folder, 0o700);
      expect(code).toBe(2);
      expect(err).toContain("cannot be written: permission denied. Choose a folder that you own");
    },
  );
});

test.each(hostNames)(
  "adds the files for %s to an existing config, with the steps to publish",
  async (host) => {
    await run("init", "--yes");
    const { code, out } = await run("init", "--host", host);
    expect(code).toBe(0);
    expect(out).toMatch(/\nTo publish the site with .+:\n {2}1\. /);
    if (host !== "github") expect(out).toMatch(/^Created in this folder:\n {2}\S/);
  },
);

test("writes the same files as in this repository's starters", async () => {
  expect(await runIn(testProgram({ version }), ["starters", "--check"])).toEqual({
    code: 0,
    out: "",
    err: "",
  });
});
