import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { testProgram } from "../node/program.fixture";
import { main } from "./main";

const long = "Be kind to each other, because everybody has a bad day sometimes, even you.";
const german = {
  Home: "Start",
  "How to join": "Mitspielen",
  "/join": "/mitspielen",
  "Read the [rules](/rules) on {{ip}}": "Lies die [Regeln](/rules) auf {{ip}}.",
  Open: { badge: "Geöffnet", "*": "Öffnen" },
  Discord: true,
};
const site = {
  version: 1,
  site: { name: "Mossford" },
  constants: { ip: "play.mossford.example" },
  languages: { de: { texts: german } },
  routes: [
    { path: "/", title: "Home", intro: "Read the [rules](/rules) on {{ip}}." },
    { path: "/join", title: "How to join", blocks: [{ type: "text", heading: "Open", text: long }] },
    { path: "/rules", title: "Discord" },
  ],
};

/** A site in a temporary folder. Its config has a line for each entry. */
function siteIn(config: object = site, files: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "spawnpage-translate-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = (name: string) => join(folder, name);
  writeFileSync(path("site.config.json"), `${JSON.stringify(config, undefined, 2)}\n`);
  for (const [name, text] of Object.entries(files)) writeFileSync(path(name), text);
  const read = (name = "site.config.json") => readFileSync(path(name), "utf8");
  const run = async (...words: string[]) => {
    const output: string[] = [];
    const print = (text: string) => void output.push(text.replaceAll(/\S*spawnpage-translate-\w+\//g, ""));
    const config = ["--config", path("site.config.json")];
    const code = await main(["translate", ...words, ...config], testProgram(), print, print);
    return { code, output: output.join("\n") };
  };
  return { folder, path, read, run };
}

test("shows how complete each language is", async () => {
  const { run } = siteIn({ ...site, languages: { ...site.languages, "pt-BR": { draft: true } } });
  expect((await run()).output).toMatchInlineSnapshot(`
    "Language             texts   missing   stale   pages
    Deutsch               66 %         2       1   1 of 3   lacking: /, /join
    Português (Brasil)     0 %         6       0   0 of 3   draft, lacking: /, /join, /rules"
  `);
  expect(JSON.parse((await run("--format", "json")).output)).toMatchObject({
    form: 1,
    languages: [
      {
        code: "de",
        name: "Deutsch",
        texts: 6,
        share: 66,
        missing: 2,
        stale: 1,
        unused: 0,
        pages: 3,
        translatedPages: 1,
      },
      { code: "pt-BR", draft: true, missing: 6, lacking: ["/", "/join", "/rules"] },
    ],
  });
  expect((await siteIn({ ...site, languages: {} }).run()).output).toMatch(
    /^The site has no further languages/,
  );
});

test("adds missing entries in the order of the pages, with short keys", async () => {
  const { read, run } = siteIn();
  const before = read();
  expect(await run("de")).toEqual({
    code: 0,
    output:
      "Added 2 texts in Deutsch to site.config.json. Write the translations between the quotation marks.",
  });
  expect(read()).toBe(
    before
      .replace('"Start",', '"Start",\n        "Read the [rules](/rules) on {{ip}}.": "",')
      .replace(
        '"Öffnen"\n        },',
        (text) => `${text}\n        "Be kind to each other, because everybody … ~f3c4b820": "",`,
      ),
  );
  expect((await run("de")).output).toBe("Deutsch has an entry for every text.");
});

test("adds texts that are named like properties of every object", async () => {
  const routes = [{ path: "/", title: "constructor", intro: "__proto__" }];
  const { path, read, run } = siteIn({ ...site, languages: {}, routes });
  expect((await run("de")).output).toContain("Added 1 text in Deutsch");
  writeFileSync(path("in.po"), 'msgid "constructor"\nmsgstr "Erbauer"\n');
  expect((await run("de", "--import", path("in.po"))).code).toBe(0);
  expect(read()).toContain('"constructor": "Erbauer"');
  expect((await run("de")).output).toBe("Deutsch has an entry for every text.");
});

test("adds a language as a draft", async () => {
  const { path, read, run } = siteIn();
  const { output } = await run("fr");
  expect(output).toBe(
    `Added 6 texts in Français to site.config.json. Write the translations between the quotation marks.
Français is a draft: it appears on your computer, but is not published. To publish it, remove its "draft" from site.config.json.`,
  );
  type Languages = Record<string, { draft?: boolean; texts: object }>;
  const { languages } = JSON.parse(read()) as { languages: Languages };
  expect(languages["fr"]!.draft).toBe(true);
  expect(Object.keys(languages["fr"]!.texts)).toHaveLength(6);
  expect(languages["de"]).toEqual(site.languages.de);
  expect((await run("fr")).output).not.toContain("draft");

  writeFileSync(path("in.po"), 'msgid "Home"\nmsgstr "Inizio"\n');
  expect((await run("it", "--import", path("in.po"))).output).toContain("Italiano is a draft");
  expect((JSON.parse(read()) as { languages: Languages }).languages["it"]).toEqual({
    draft: true,
    texts: { Home: "Inizio" },
  });
});

test("writes the code of a language in its usual spelling, or as the config has it", async () => {
  const { read, run } = siteIn({ ...site, languages: { "pt-br": {}, qaa: {} } });
  expect((await run("fr-fr")).output).toContain("Français (France)");
  for (const code of ["pt-BR", "qaa"]) expect((await run(code)).code).toBe(0);
  const { languages } = JSON.parse(read()) as { languages: object };
  expect(Object.keys(languages)).toEqual(["pt-br", "qaa", "fr-FR"]);
});

test("refuses codes that no language has", async () => {
  const { read, run } = siteIn();
  const before = read();
  const codes = ["xx", "ger", "jp", "de-QQ", "Deutsch", "pt_BR", "Elvish", "__proto__"];
  const outputs = await Promise.all(codes.map(async (code) => (await run(code)).output));
  expect(outputs).toEqual([
    '"xx" is not a known language code. Use a code such as "de" or "pt-BR".',
    '"ger" is not a known language code. Use "de".',
    '"jp" is not a known language code. Use "ja".',
    '"de-QQ" is not a known language code. Use "de".',
    '"Deutsch" is not a known language code. Use "de".',
    '"pt_BR" is not a known language code. Use "pt-BR".',
    '"Elvish" is not a known language code. Use a code such as "de" or "pt-BR".',
    '"__proto__" is not a known language code. Use a code such as "de" or "pt-BR".',
  ]);
  expect(read()).toBe(before);
});

test("adds entries to catalogue files, and creates missing ones", async () => {
  const languages = { de: { texts: "de.json" }, fr: { texts: "fr.po" }, it: { texts: "it.po" } };
  const { read, run } = siteIn({ ...site, languages }, { "fr.po": 'msgid "Home"\nmsgstr "Accueil"\n' });
  const before = read();
  for (const code of Object.keys(languages)) expect((await run(code)).code).toBe(0);
  expect(read()).toBe(before);
  expect(Object.values(JSON.parse(read("de.json")) as object)).toEqual(["", "", "", "", "", ""]);
  expect(read("fr.po")).toContain(`msgid "Home"\nmsgstr "Accueil"\n\nmsgid "Read the`);
  expect(read("fr.po")).toContain(`msgid "${long}"\nmsgstr ""\n`);
  expect(read("it.po")).toMatch(/^msgid ""\nmsgstr ""\n"MIME-Version/);
});

test("imports what it has exported without a change", async () => {
  for (const texts of [german, "de.json", "de.po"]) {
    const po = 'msgid "Home"\nmsgstr "Start"\n\nmsgctxt "heading"\nmsgid "Open"\nmsgstr "Auf"\n';
    const files = { "de.json": JSON.stringify(german), "de.po": po };
    const { read, run } = siteIn({ ...site, languages: { de: { texts } } }, files);
    const before = ["site.config.json", "de.json", "de.po"].map((name) => read(name));
    expect((await run("de", "--export", join(tmpdir(), "spawnpage-x.po"))).code).toBe(0);
    const { code } = await run("de", "--import", join(tmpdir(), "spawnpage-x.po"));
    rmSync(join(tmpdir(), "spawnpage-x.po"));
    expect(code).toBe(0);
    expect(["site.config.json", "de.json", "de.po"].map((name) => read(name))).toEqual(before);
  }
});

test("exports places, lines and former texts", async () => {
  const { path, read, run } = siteIn();
  await run("de", "--export", path("out.po"));
  expect(read("out.po")).toMatchInlineSnapshot(`
    "msgid ""
    msgstr ""
    "MIME-Version: 1.0\\n"
    "Content-Type: text/plain; charset=UTF-8\\n"
    "Content-Transfer-Encoding: 8bit\\n"
    "Language: de\\n"
    "X-Generator: Spawnpage\\n"

    #. Home (/) → title
    #: site.config.json:27
    msgid "Home"
    msgstr "Start"

    #. Home (/) → intro
    #: site.config.json:28
    #, fuzzy
    #| msgid "Read the [rules](/rules) on {{ip}}"
    msgid "Read the [rules](/rules) on {{ip}}."
    msgstr "Lies die [Regeln](/rules) auf {{ip}}."

    #. How to join (/join) → path
    #: site.config.json:31
    msgid "/join"
    msgstr "/mitspielen"

    #. How to join (/join) → title
    #: site.config.json:32
    msgid "How to join"
    msgstr "Mitspielen"

    #. How to join (/join) → block 1, "Open" → heading
    #: site.config.json:36
    msgctxt "badge"
    msgid "Open"
    msgstr "Geöffnet"

    #. How to join (/join) → block 1, "Open" → heading
    #: site.config.json:36
    msgid "Open"
    msgstr "Öffnen"

    #. How to join (/join) → block 1, "Open" → text
    #: site.config.json:37
    msgid "Be kind to each other, because everybody has a bad day sometimes, even you."
    msgstr ""

    #. Discord (/rules) → title
    #: site.config.json:43
    msgid "Discord"
    msgstr "Discord"
    "
  `);
});

test("imports finished translations, and reports the others", async () => {
  const { path, read, run } = siteIn();
  writeFileSync(
    path("in.po"),
    `msgid "Home"\nmsgstr "Anfang"\n\nmsgid "${long}"\nmsgstr "Sei nett."\n\n#, fuzzy\nmsgid "Discord"\nmsgstr "D"\n\nmsgid "Gone"\nmsgstr "Weg"\n\nmsgctxt "title"\nmsgid "How to join"\nmsgstr "So geht es"\n`,
  );
  expect(await run("de", "--import", path("in.po"))).toMatchInlineSnapshot(`
    {
      "code": 0,
      "output": "1 unfinished entry (fuzzy), not imported:
      in.po:8: "Discord"
    Texts that the config does not have, not imported:
      in.po:11: "Gone"
    Imported 3 translations into Deutsch: 3 changed.",
    }
  `);
  const { languages } = JSON.parse(read()) as typeof site;
  expect(languages.de.texts).toEqual({
    ...german,
    Home: "Anfang",
    "How to join": { "*": "Mitspielen", title: "So geht es" },
    "Be kind to each other, because everybody … ~f3c4b820": "Sei nett.",
  });
});

const faults: [name: string, text: string | Uint8Array, message: string][] = [
  ["an unclosed quotation mark", 'msgid "Home"\nmsgstr "Anfang', "in.po:2: This is not a line of a PO file"],
  ["an unknown escape", 'msgid "Home"\nmsgstr "A\\x"\n', "in.po:2:"],
  [
    "plural forms",
    'msgid "Home"\nmsgid_plural "Homes"\nmsgstr[0] "A"\n',
    "in.po:2: Texts of a site have no plural",
  ],
  ["a text without an entry", '"Home"\n', "in.po:1: This text belongs to no entry"],
  [
    "two translations",
    'msgid "Home"\nmsgstr "A"\n\nmsgid "Home"\nmsgstr "B"\n',
    "two different translations",
  ],
  [
    "a dead link",
    'msgid "Home"\nmsgstr "A"\n\nmsgid "Read the [rules](/rules) on {{ip}}."\nmsgstr "[R](/regln) {{ip}}"\n',
    'no page or file at "/regln"',
  ],
  ["Latin-1", Buffer.from('msgid "Home"\nmsgstr "Mär"\n', "latin1"), "not saved as UTF-8"],
];

test.each(faults)("imports nothing from a file with %s", async (_, text, message) => {
  const { folder, path, read, run } = siteIn();
  writeFileSync(path("in.po"), text);
  const before = read();
  const { code, output } = await run("de", "--import", path("in.po"));
  expect(output).toContain(message);
  expect(code).not.toBe(0);
  expect(read()).toBe(before);
  expect(readdirSync(folder).toSorted()).toEqual(["in.po", "site.config.json"]);
});

test("reads PO files with a byte-order mark and Windows line ends", async () => {
  const { path, read, run } = siteIn();
  writeFileSync(path("in.po"), '\uFEFFmsgid "Home"\r\nmsgstr "Anfang"\r\n');
  expect((await run("de", "--import", path("in.po"))).code).toBe(0);
  expect(read()).toContain('"Home": "Anfang"');
});

// Windows only lets administrators create links.
test.skipIf(process.platform === "win32")("follows no symbolic link", async () => {
  const { path, run } = siteIn({ ...site, languages: { de: { texts: "de.po" } } });
  writeFileSync(path("other.po"), 'msgid "Home"\nmsgstr "Start"\n');
  symlinkSync(path("other.po"), path("de.po"));
  expect(await run("de")).toEqual({
    code: 2,
    output: expect.stringContaining("is a symbolic link") as string,
  });
  expect((await run("de", "--import", path("de.po"))).output).toContain("is a symbolic link");
});

test("exports over no file with translations that the site does not have", async () => {
  const { path, read, run } = siteIn();
  const target = path("site.de.po");
  await run("de", "--export", target);
  expect((await run("de", "--export", target)).code).toBe(0);
  const finished = read("site.de.po").replace('"Mitspielen"', '"Mach mit"');
  writeFileSync(target, finished);
  expect((await run("de", "--export", target)).output).toContain(
    "site.de.po has 1 translation that the site does not have. Import the file first, delete it, or use another name.",
  );
  expect(read("site.de.po")).toBe(finished);
  await run("de", "--import", target);
  expect((await run("de", "--export", target)).code).toBe(0);

  const own = siteIn({ ...site, languages: { de: { texts: "site.de.po" } } }, { "site.de.po": finished });
  expect((await own.run("de", "--export", own.path("site.de.po"))).output).toContain("use another name");
  expect(own.read("site.de.po")).toBe(finished);
});

test("explains wrong arguments", async () => {
  const { path, run } = siteIn();
  const outputOf = async (...words: string[]) => (await run(...words)).output;
  expect(await outputOf("en")).toContain("first language");
  expect(await outputOf("de", "--export", path("site.config.json"))).toContain("not the name of a PO file");
  expect(await outputOf("--export", path("a.po"))).toContain("Name the language");
  expect(await outputOf("de", "--import", path("none.po"))).toMatch(/none\.po does not exist\. Correct/);
  expect(await outputOf("de", "fr")).toContain('Unexpected argument: "fr"');
  writeFileSync(path("site.config.json"), "{");
  expect(await outputOf("de")).toContain("cannot be read");
});
