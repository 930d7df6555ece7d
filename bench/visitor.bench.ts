import { readFileSync } from "node:fs";
import { join } from "node:path";
import { benchSite, stateService, withServer } from "./benchSite";
import { launch } from "./browse";
import { astro, type Builder, eleventy, spawnpage } from "./builders";
import { desktop, type FirstVisit, firstVisit } from "./firstVisit";
import { median, table } from "./measure";
import { navigation } from "./navigation";
import { type BenchContext, DEMO, readOptions } from "./options";
import { runProcess } from "./runProcess";
import { type PageServer, servePages } from "./servePages";

/** A page to visit, with its measurements. */
interface Subject {
  name: string;
  server: PageServer;
  path: string;
  /** Whether to follow one of its links too. */
  isLeft: boolean;
  /** The page to compare its paint times with; the first page by default. */
  beside?: Subject | undefined;
  visits: FirstVisit[];
  desktopVisits: FirstVisit[];
  local: number[];
  slow: number[];
}

/** Compares the first visit and the navigation to the next page with peers, in a real browser. */
export async function run(context: BenchContext): Promise<string> {
  const runs = readOptions(context.args).runs ?? 5;
  const browser = await launch();
  const { subjects, servers } = await serveSites(context);
  try {
    for (let round = 0; round < runs; round++) {
      for (const { name, server, path, isLeft, visits, desktopVisits, local, slow } of subjects) {
        const visit = await firstVisit(browser, server, path, stateService);
        visits.push(visit);
        desktopVisits.push(await firstVisit(browser, server, path, stateService, desktop));
        if (isLeft) local.push(await navigation(browser, server, path, false));
        if (isLeft) slow.push(await navigation(browser, server, path, true));
        console.error(`${round + 1} of ${runs}, ${name}: painted after ${visit.fcp.toFixed(0)} ms`);
      }
    }
    return formatVisits(subjects, runs, browser.version());
  } finally {
    await browser.close();
    for (const server of servers) await server.close();
  }
}

async function serveSites(context: BenchContext): Promise<{ subjects: Subject[]; servers: PageServer[] }> {
  const servers: PageServer[] = [];
  const serve = async (directory: string) => {
    const server = await servePages(directory);
    servers.push(server);
    return server;
  };
  const subjects: Subject[] = [];
  const add = (name: string, server: PageServer, path = "/", isLeft = path === "/", beside?: Subject) => {
    const subject = {
      name,
      server,
      path,
      isLeft,
      beside,
      visits: [],
      desktopVisits: [],
      local: [],
      slow: [],
    };
    subjects.push(subject);
    return subject;
  };

  for (const builder of [astro(context), eleventy(context), spawnpage(context)]) {
    builder.write(benchSite(5));
    add(builder.name, await buildAndServe(builder));
  }
  const live = spawnpage(context, "servers");
  live.write(withServer(benchSite(5)));
  const without = subjects.at(-1);
  add("Spawnpage with server status (: without)", await buildAndServe(live), "/", false, without);
  const demo = demoSite(context);
  const server = await buildAndServe(demo);
  for (const { path } of readRoutes(context)) add(`Demo, ${path}`, server, path);
  return { subjects, servers };

  async function buildAndServe(builder: Pick<Builder, "out" | "build">): Promise<PageServer> {
    await runProcess(builder.build, context.root);
    return serve(builder.out);
  }
}

function demoSite({ root, folder }: BenchContext): Pick<Builder, "out" | "build"> {
  const out = join(folder, "demo");
  const args = ["bin/spawnpage.mjs", "build", "--config", `${DEMO}/site.config.json`, "--out", out];
  return { out, build: { executable: process.execPath, args, cwd: root } };
}

function readRoutes({ root }: BenchContext): { path: string }[] {
  const config = JSON.parse(readFileSync(join(root, DEMO, "site.config.json"), "utf8")) as {
    routes: { path: string }[];
  };
  return config.routes;
}

function formatVisits(subjects: Subject[], runs: number, browserVersion: string): string {
  const medianOf = ({ visits }: Subject, key: keyof FirstVisit) => median(visits.map((visit) => visit[key]));
  const [first] = subjects as [Subject, ...Subject[]];
  const rows = subjects.map((subject) => {
    const of = (key: keyof FirstVisit) => medianOf(subject, key);
    const kib = (key: "documentBytes" | "bytes") => (of(key) / 1024).toFixed(1);
    const longest = (visits: FirstVisit[]) => {
      const task = median(visits.map(({ longestTask }) => longestTask));
      return task === 0 ? "< 50" : task.toFixed(0);
    };
    const milliseconds = (list: number[]) => (list.length > 0 ? median(list).toFixed(0) : "");
    const paint = (key: "fcp" | "lcp") => {
      const beside = subject.beside ?? (subject.isLeft && subject !== first ? first : undefined);
      const ratio = beside ? ` (${(of(key) / medianOf(beside, key)).toFixed(2)})` : "";
      return of(key).toFixed(0) + ratio;
    };
    return [
      subject.name,
      kib("documentBytes"),
      kib("bytes"),
      String(of("requests")),
      paint("fcp"),
      paint("lcp"),
      of("tbt").toFixed(0),
      of("cls").toFixed(3),
      longest(subject.visits),
      longest(subject.desktopVisits),
      milliseconds(subject.local),
      milliseconds(subject.slow),
    ];
  });
  const head = [
    "page",
    "document, KiB",
    "all, KiB",
    "requests",
    "FCP, ms (: Astro)",
    "LCP, ms (: Astro)",
    "TBT, ms",
    "CLS",
    "longest task, ms",
    "on a desktop, ms",
    "next page, local, ms",
    "next page, slow, ms",
  ];
  return `${table(head, rows)}\n\nMedians of ${runs} runs in Chromium ${browserVersion}.`;
}
