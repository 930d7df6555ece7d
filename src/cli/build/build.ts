import { existsSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { TemporaryFolder } from "../../node/buildCache";
import { ServerAnswers } from "../../node/input/serverAnswers";
import { explainRightUntil, formatBuild } from "../../report/buildAnswer";
import { explainServices, explainAddress, explainAnswers, explainSilence } from "../../report/services";
import {
  buildOne,
  buildTools,
  tellFaces,
  tellFailures,
  tellForeign,
  tellPictures,
  tellReplaced,
  unusedPictures,
} from "./buildOne";
import { type CommandContext, exitCode } from "../command";
import { namesMany } from "./configFiles";
import { hostOf } from "../hostedSite";
import { Progress } from "../progress";

/** Checks one or many configs and writes their sites. If a config has errors, its previous site stays. */
export async function build(context: CommandContext): Promise<number> {
  const { options, print, printError } = context;
  if (options.configs.length > 1 || options.configs.some(namesMany)) {
    if (options.format === "people") {
      const { buildMany } = await import("./buildMany");
      return buildMany(context);
    }
    printError("--format json supports only one site. Build each site with a separate command.");
    return exitCode.couldNotRun;
  }
  if (Object.keys(options.share).length > 0 || options.shard !== undefined) {
    printError(
      '--shard, --time-limit and --memory-limit only work with several sites. Instead of one file, specify a folder or a pattern, such as "sites/*/site.config.json".',
    );
    return exitCode.couldNotRun;
  }
  const isForPrograms = options.format === "json";
  const begin = performance.now();
  const pages = new Progress("pages");
  const pictures = new Progress("pictures");
  const packed = new Progress("files compressed");
  const temporary = new TemporaryFolder();
  const tools = buildTools(context, temporary, {
    page: (done, total) => pages.tell(done, total),
    picture: (done, total) => pictures.tell(done, total),
    packed: (done, total) => packed.tell(done, total),
  });
  const answers = new ServerAnswers();
  const hosted = hostOf(options.config);
  const result = await buildOne(options.config, options.out, tools, context, hosted, answers).finally(() => {
    pages.clear();
    pictures.clear();
    packed.clear();
    temporary.remove();
  });
  if (!result) {
    const isThere = existsSync(join(options.out, "index.html"));
    printError(
      `Nothing was built.${isThere ? " The output folder still contains the last successful build." : ""}`,
    );
    if (isForPrograms) print(formatBuild(undefined).trimEnd());
    return exitCode.problems;
  }
  tellReplaced(result, printError);
  tellForeign(result, printError);
  tellPictures(result, printError);
  tellFaces(result, printError);
  const asked = await answers.all();
  const folder = relative(process.cwd(), result.directory) || ".";
  const seconds = ((performance.now() - begin) / 1000).toFixed(2);
  if (isForPrograms) {
    print(formatBuild({ ...result, asked, directory: folder.split(sep).join("/") }).trimEnd());
  } else {
    print(`Built ${result.pages === 1 ? "1 page" : `${result.pages} pages`} to ${folder} in ${seconds} s.`);
    const lines = [
      explainAddress(result.address, hosted),
      explainRightUntil(result.nextMoment),
      explainAnswers(asked),
      unusedPictures(result),
      explainServices(result.services),
    ];
    for (const line of lines) if (line) print(line);
  }
  const silence = explainSilence(asked);
  if (silence) printError(silence);
  tellFailures(result, printError);
  return result.failures.length > 0 ? exitCode.problems : exitCode.done;
}
