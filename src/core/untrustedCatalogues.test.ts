import { JSDOM } from "jsdom";
import { expect, it } from "vitest";
import { payloads } from "../../tests/property/injections/payloads";
import { formatPoEntry } from "../languages/po";
import { sourceKey } from "../languages/keys";
import { build, worldWith } from "./inMemory.fixture";

const texts = payloads.map((_, index) => `Text number ${index} of the site`);
const config = (more: object, shown = texts) => ({
  version: 1,
  site: { name: "Mossford", url: "https://mossford.example" },
  routes: [{ path: "/", title: "Home", blocks: shown.map((text) => ({ type: "text", text })) }],
  ...more,
});

/** Everything in a page that a browser would run. */
function executed(html: string): string[] {
  const { document } = new JSDOM(html).window;
  const found = [...document.querySelectorAll("script, iframe, object, embed, [srcdoc]")]
    .filter(
      (one) =>
        one.tagName !== "SCRIPT" ||
        !["application/json", "application/ld+json"].includes(one.getAttribute("type") ?? ""),
    )
    .map(({ outerHTML }) => outerHTML);
  const attributes = [...document.querySelectorAll("*")].flatMap((element) =>
    [...element.attributes]
      .filter(({ name, value }) => name.startsWith("on") || /^\s*(?:javascript|data|vbscript):/i.test(value))
      .map(({ name, value }) => `${name}=${value}`),
  );
  return [...found, ...attributes];
}

/** The payloads that the validator accepts as translations. */
const accepted: [string, string][] = [];

it("accepts payloads in a catalogue only as text", async () => {
  for (const [index, text] of texts.entries()) {
    const site = config({ languages: { de: { texts: { [text]: payloads[index]! } } } }, [text]);
    const { diagnostics } = await build(site, worldWith());
    if (!diagnostics.some(({ severity }) => severity === "error")) accepted.push([text, payloads[index]!]);
  }
  expect(accepted.length).toBeGreaterThan(payloads.length / 2);
});

it("runs nothing from a catalogue, a JSON file or a PO file", async () => {
  const catalogue = { Home: "Start", ...Object.fromEntries(accepted) };
  const clean = { Home: "Start", ...Object.fromEntries(accepted.map(([text]) => [text, "Ein Text"])) };
  const po = Object.entries(catalogue).map(([source, text]) =>
    formatPoEntry({ source, text: sourceKey(text) }),
  );
  const files: Record<string, string> = { "de.json": JSON.stringify(catalogue), "de.po": po.join("\n") };
  const pageOf = async (own: unknown) => {
    const world = { ...worldWith(), texts: (name: string) => ({ text: files[name]! }) };
    const { files: built = {}, diagnostics } = await build(
      config({ languages: { de: { texts: own } } }),
      world,
    );
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    return built["de/index.html"]!;
  };
  const usual = executed(await pageOf(clean));
  for (const own of [catalogue, "de.json", "de.po"]) {
    const page = await pageOf(own);
    expect(page).toContain("ran()");
    expect(executed(page)).toEqual(usual);
  }
});

it("shows payloads in keys and in broken files only as text", async () => {
  const broken: [string, string][] = [
    ["de.po", `msgid "${payloads[0]!}"\nmsgstr "x" ${payloads[0]!}\n`],
    ["de.json", `{ "${payloads[0]!}": { "a": { "b": 1 } } }`],
    ["de.json", '{ "__proto__": { "polluted": "yes" }, "constructor": "x" }'],
    ["de.po", 'msgid "__proto__"\nmsgstr "polluted"\n'],
  ];
  for (const [name, text] of broken) {
    const world = { ...worldWith(), texts: () => ({ text }) };
    const { diagnostics } = await build(config({ languages: { de: { texts: name } } }), world);
    for (const { message } of diagnostics) expect(message.length).toBeLessThan(2000);
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  }
});
