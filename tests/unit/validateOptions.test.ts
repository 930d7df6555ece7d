import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { main } from "../../src/cli/main";
import { testProgram } from "../../src/node/program.fixture";

const good = `{
  "version": 1,
  "site": { "name": "Quiet Meadow", "language": "en" },
  "routes": [{ "path": "/", "title": "Welcome", "description": "A meadow, and who lives there." }]
}
`;
const fixable = good.replace("language", "langauge");
const broken = good.replace('"/"', "5");
const advised = good.replace(`"A meadow, and who lives there."`, JSON.stringify("word ".repeat(200).trim()));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "spawnpage-options-"));
  const files = { good, fixable, broken, advised };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, `${name}.json`), text);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeEach(() => {
  vi.spyOn(process, "cwd").mockReturnValue(folder);
  vi.stubEnv("NO_COLOR", "1");
  vi.stubEnv("GITHUB_WORKSPACE", "");
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** Runs a command, and returns its output and its error output. */
async function spawnpage(words: string) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await main(
    words.split(" "),
    testProgram(),
    (text) => out.push(text),
    (text) => err.push(text),
  );
  return { code, out: out.join("\n"), err: err.join("\n") };
}

describe("the exit code", () => {
  test.each([
    ["validate good.json", 0],
    ["validate good.json --strict", 0],
    ["validate advised.json", 0],
    ["validate advised.json --strict", 1],
    ["build advised.json --strict", 1],
    ["validate broken.json", 1],
    ["validate nowhere.json", 2],
  ])("of %s is %i", async (words, code) => {
    expect((await spawnpage(words)).code).toBe(code);
  });
});

describe("--format", () => {
  test.each(["json", "sarif"])("%s prints nothing else, for valid and broken files", async (form) => {
    for (const file of ["good", "broken"]) {
      const { out, err } = await spawnpage(`validate ${file}.json --format ${form}`);
      expect(err).toBe("");
      expect(JSON.parse(out)).toBeTypeOf("object");
    }
  });

  test("reports why a file cannot be read", async () => {
    const message = /\S*nowhere\.json does not exist\./;
    const json = await spawnpage("validate nowhere.json --format json");
    expect(JSON.parse(json.out)).toEqual({
      form: 1,
      file: "nowhere.json",
      error: expect.stringMatching(message) as string,
    });
    const sarif = await spawnpage("validate nowhere.json --format sarif");
    expect(JSON.parse(sarif.out)).toMatchObject({
      runs: [{ invocations: [{ executionSuccessful: false }] }],
    });
    const github = await spawnpage("validate nowhere.json --format github");
    expect(github.out).toMatch(new RegExp(`^::error::${message.source}`));
    expect([json.code, sarif.code, github.code]).toEqual([2, 2, 2]);
  });

  test("names the file from the root of the repository", async () => {
    vi.stubEnv("GITHUB_WORKSPACE", join(folder, ".."));
    const name = folder.split("/").at(-1)!;
    const inside = await spawnpage("validate broken.json --format github");
    expect(inside.out).toContain(`file=${name}/broken.json,`);
    vi.stubEnv("GITHUB_WORKSPACE", join(folder, "elsewhere"));
    const outside = await spawnpage("validate broken.json --format github");
    expect(outside.out).toContain("file=broken.json,");
  });
});

describe("--explain", () => {
  test("explains a former name, and gives the current one", async () => {
    const { code, out } = await spawnpage("validate --explain not-text");
    expect(code).toBe(0);
    expect(out).toMatch(/^"not-text" was renamed to "invalid-encoding"\.\n\ninvalid-encoding \(error\)\n/);
  });

  test("prints the entry of a finding without reading a config", async () => {
    const { code, out, err } = await spawnpage("validate nowhere.json --explain unknown-key");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(/^unknown-key \(error\)\n.*"langauge".*diagnostics\.md$/s);
  });

  test("suggests a name for one that is unknown", async () => {
    const { code, out, err } = await spawnpage("validate --explain unknown-kee");
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(
      /^Unknown finding: "unknown-kee"\. Did you mean "unknown-key"\? All findings: \S+\.md$/,
    );
  });

  test.each(["validate", "validate --all", "build"])(
    "is offered once at the end of the findings of %s",
    async (words) => {
      const [command, ...options] = words.split(" ");
      writeFileSync(join(folder, "two.json"), fixable.replace('"/"', "5"));
      const { err } = await spawnpage([command, "two.json", ...options].join(" "));
      expect(err.match(/--explain \S+/g)).toEqual(["--explain unknown-key"]);
      expect(err.indexOf("--explain")).toBeGreaterThan(err.indexOf("2 errors"));
    },
  );
});

describe("--fix", () => {
  test("shows its changes, and returns the exit code for the remaining findings", async () => {
    const both = fixable.replace('"/"', "5");
    writeFileSync(join(folder, "both.json"), both);
    expect(await spawnpage("validate both.json")).toMatchObject({
      err: expect.stringContaining("One of these findings can be fixed automatically:") as string,
    });
    const { code, err } = await spawnpage("validate both.json --fix");
    expect(code).toBe(1);
    expect(err).toMatchInlineSnapshot(`
      "both.json:3:37 fixed unknown-key
        - "site": { "name": "Quiet Meadow", "langauge": "en" },
        + "site": { "name": "Quiet Meadow", "language": "en" },

      both.json:4:24 error wrong-type
      page 1, "Welcome" → path
      "path" must be text in double quotes, but is the number 5. Use "/", for example.
        3 |   "site": { "name": "Quiet Meadow", "language": "en" },
        4 |   "routes": [{ "path": 5, "title": "Welcome", "description": "A meadow, and who lives there." }]
          |                        ^

      1 error

      Explain a finding: npm run validate -- --explain wrong-type
      "
    `);
    expect(readFileSync(join(folder, "both.json"), "utf8")).toBe(broken);
  });

  test.each([
    [
      "a syntax error",
      good.replace('"/"', '"/",').replace("language", "langauge"),
      "At least one of these findings",
    ],
    [
      "two syntax errors",
      good.replace('"/"', '"/",').replace("1,", "1,,").replace("language", "langauge"),
      "At least 2 of these findings",
    ],
    ["no other findings", good.replace('"/"', '"/",').replace("1,", "1,,"), "2 of these findings"],
    ["no other finding", good.replace('"/"', '"/",'), "This finding"],
    [
      "a byte-order mark",
      `\ufeff${good.replace("Welcome", "").replace("language", "langauge")}`,
      "2 of these findings",
    ],
  ])("announces the number of fixes, with %s", async (_, text, words) => {
    writeFileSync(join(folder, "promise.json"), text);
    const { err } = await spawnpage("validate promise.json");
    expect(err.split("\n").at(-1)).toMatch(new RegExp(`^${words} can be fixed automatically: `));
  });

  test("does not write a file without fixes", async () => {
    const file = join(folder, "broken.json");
    utimesSync(file, 1, 1);
    const { code, err } = await spawnpage("validate broken.json --fix");
    expect(code).toBe(1);
    expect(err).toContain("Nothing can be fixed automatically. The file is unchanged.");
    expect(statSync(file).mtimeMs).toBe(1000);
  });

  test("can be combined with --format", async () => {
    writeFileSync(join(folder, "fix.json"), fixable);
    const { code, out, err } = await spawnpage("validate fix.json --fix --format json");
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ errors: 0, diagnostics: [] });
    expect(err).toContain("fix.json:3:37 fixed unknown-key");
    expect(readFileSync(join(folder, "fix.json"), "utf8")).toBe(good);
  });
});

describe("rejects", () => {
  test.each([
    ["an option of another command", "build --fix", '"build" has no option --fix.'],
    ["a misspelled option", "validate --stict", 'Unknown option: --stict. Did you mean "--strict"?'],
    ["an unknown format", "validate --format jsn", 'but is "jsn". Did you mean "json"?'],
    ["a misspelled command", "valdiate", 'Unknown command: "valdiate". Did you mean "validate"?'],
    ["two configs", "validate good.json broken.json", 'Unexpected argument: "broken.json". Remove it.'],
    [
      "two configs, one named",
      "validate --config good.json broken.json",
      'Unexpected argument: "broken.json". Remove it.',
    ],
    [
      "a config for a command without one",
      "schema good.json",
      'Unexpected argument: "good.json". Remove it.',
    ],
  ])("%s", async (_, words, sentence) => {
    const { code, out, err } = await spawnpage(words);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain(sentence);
  });
});

test("prefers NO_COLOR to FORCE_COLOR", async () => {
  vi.stubEnv("FORCE_COLOR", "1");
  expect((await spawnpage("validate broken.json")).err).not.toContain("\u001b[");
  vi.stubEnv("NO_COLOR", "");
  expect((await spawnpage("validate broken.json")).err).toContain("\u001b[31merror\u001b[39m");
});
