import type { Page } from "playwright";
import { afterAll, describe, expect, inject, test } from "vitest";
import { Random } from "../../property/random";
import { isWhole } from "../../property/share";
import { firstOf } from "../../turns";
import { phone, visit, type VisitOptions } from "../visit";
import { clipboardFaults, dataFaults, hurry, scriptFaults, storageFaults } from "./faultKinds";
import { builtScripts, dataOf, isForLater, isLong, pagesOf, scriptsAskedFor, type Asked } from "./siteFiles";
import { Tally } from "./tally";
import { visitWhole } from "./wholeVisit";

const seed = Number(process.env["SPAWNPAGE_FAULT_SEED"] ?? 1);
const sites = inject("sites");
const tally = new Tally();

const scripts = scriptsAskedFor("demo", "services", "harbour", "framed");
const data = dataOf("demo");
const storageKinds = Object.keys(storageFaults);
const clipboardKinds = Object.keys(clipboardFaults);

/**
 * A file and its fault. The long form of the suite has every fault of every file. `npm run test:all` has three faults
 * of the first script, one of a block, one of its styles, and each data fault once. Otherwise, a sample of these: the
 * offline test below covers a failed first script.
 */
const [entry, block] = scripts;
const scriptCases = isLong
  ? everyCase(scripts, scriptFaults)
  : [
      ...everyCase([entry!], scriptFaults).slice(0, isWhole ? 3 : 0),
      { ...block!, fault: "has a mistake" },
      { ...scripts.at(-1)!, fault: "is blocked" },
    ];
const dataCases = isLong ? everyCase(data, dataFaults) : firstOf(oneCaseEach(data, dataFaults), 2);

afterAll(() => {
  const kinds = [scriptFaults, dataFaults, storageFaults, clipboardFaults].map(
    (of) => Object.keys(of).length,
  );
  console.log(
    `browser faults: ${new Set(scriptCases.map(({ file }) => file)).size} of ${scripts.length} scripts and styles, ` +
      `${new Set(dataCases.map(({ file }) => file)).size} of ${data.length} data files, ${kinds.join(" + ")} faults of ` +
      `script, data, storage and clipboard, ${tally.toString()}, seed ${seed}`,
  );
});

test("every script of a build is requested by a tested page", () => {
  const all = new Set(scripts.map(({ file }) => file));
  expect(builtScripts("demo").filter((file) => !all.has(file))).toEqual([]);
});

describe("A visit continues without losing anything", () => {
  test.each(scriptCases)("if $file $fault", ({ file, site, path, fault }) =>
    tally.count(`${file} ${fault}`, async () => {
      const random = randomOf(file, fault);
      const page = await open(sites[site] + path, (page) => page.route(`**${file}`, scriptFaults[fault]!));
      // Without the drafts script, text is lost when the form is removed.
      const keepsDraft = !file.includes("/followDraft-");
      await visitWhole(page, { random, keepsDraft, comesToLife: isForLater(file) });
    }),
  );

  test.each(dataCases)("if $file $fault", ({ file, path, fault }) =>
    tally.count(`${file} ${fault}`, async () => {
      const random = randomOf(file, fault);
      const isOfPage = file.endsWith("/page.json");
      const from = isOfPage ? random.pick(pagesOf("demo").filter((other) => other !== path)) : path;
      const page = await open(sites.demo + from, async (page) => {
        await page.addInitScript(hurry);
        await page.route(`**${file}*`, dataFaults[fault]!);
      });
      await visitWhole(page, { random, to: isOfPage ? path : undefined });
    }),
  );
});

describe("A visit continues", () => {
  const count = Math.max(storageKinds.length, clipboardKinds.length);
  const pairs = Array.from({ length: count }, (_, index) => ({
    storage: storageKinds[index % storageKinds.length]!,
    clipboard: clipboardKinds[index % clipboardKinds.length]!,
  }));

  test.each(firstOf(pairs, 1))(
    "if the storage $storage and the clipboard $clipboard, and copying shows its result",
    ({ storage, clipboard }) =>
      tally.count(`${storage} ${clipboard}`, async () => {
        const page = await open(sites.demo, async (page) => {
          await page.addInitScript(storageFaults[storage]!);
          await page.addInitScript(clipboardFaults[clipboard]!);
        });
        await page.locator("main button[data-copy]").first().click();
        await page.locator("[role=status] p, [role=alert] p").first().waitFor();
        await page.getByRole("button", { name: "Dismiss" }).click();
        await visitWhole(page, { random: randomOf(storage, clipboard), keepsDraft: false });
      }),
  );

  test.runIf(isLong)("on a slow connection", () =>
    tally.count("slow", async () => {
      const page = await open(sites.demo, async (page) => {
        const session = await page.context().newCDPSession(page);
        await session.send("Network.enable");
        await session.send("Network.emulateNetworkConditions", {
          offline: false,
          latency: 300,
          downloadThroughput: 60_000,
          uploadThroughput: 20_000,
        });
      });
      await visitWhole(page, { random: randomOf("slow") });
    }),
  );

  test("if the connection is lost while the scripts load", () =>
    tally.count("gone", async () => {
      const page = await open(sites.demo);
      await page.context().setOffline(true);
      await page.evaluate(() => dispatchEvent(new Event("pointermove")));
      await page.locator("html[data-ready=false]").waitFor();
      await page.context().setOffline(false);
      await visitWhole(page, { random: randomOf("gone") });
    }));
});

/** Opens a page on a phone. Only browser messages about missing files are allowed. */
function open(url: string, prepare: VisitOptions["prepare"] = () => {}): Promise<Page> {
  return visit(url, {
    viewport: phone,
    comesToLife: false,
    fetchesAhead: isWhole,
    allowedErrors: [/^(?!.*(?:CSP: |Content Security Policy|[Hh]ydrat|React error))/],
    prepare,
  });
}

/** Chooses the pages of one visit, independently of other visits. */
function randomOf(...names: string[]): Random {
  // Script names change with their content.
  const bytes = Buffer.from(names.join(" ").replace(/-[\w-]{8}\./, "."));
  return new Random(bytes.reduce((sum, byte) => (sum * 31 + byte) >>> 0, seed));
}

function everyCase(files: readonly Asked[], faults: object) {
  return files.flatMap((asked) => Object.keys(faults).map((fault) => ({ ...asked, fault })));
}

function oneCaseEach(files: readonly Asked[], faults: object) {
  return Object.keys(faults).map((fault, index) => ({ ...files[index % files.length]!, fault }));
}
