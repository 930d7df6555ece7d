// The build process of `BoundedBuilds`.
import { relative } from "node:path";
import { TemporaryFolder } from "../../node/buildCache";
import type { BuildTools } from "../../node/output/buildSite";
import { openProgram } from "../../node/openProgram";
import { buildOne, buildTools, tellFailures, tellForeign, tellPictures, tellReplaced } from "./buildOne";
import type { CommandContext } from "../command";
import { explainError } from "../explainError";
import type { SiteAnswer, SiteMessage, SiteOutcome, SiteSetup, SiteTask } from "./siteTask";

let build: (task: SiteTask) => Promise<SiteOutcome>;

process.on("message", (message: SiteMessage) => void take(message));
// Ends with its parent process.
process.on("disconnect", () => process.exit());

async function take(message: SiteMessage): Promise<void> {
  switch (message.do) {
    case "begin": {
      const context = contextOf(message.setup);
      const tools = buildTools(context, new TemporaryFolder(message.setup.temporary));
      build = async (task) => buildNamed(task, tools, context);
      return answer({ is: "ready" });
    }
    case "build":
      return answer({ is: "done", ...(await build(message.task)) });
    case "end":
      process.disconnect();
  }
}

function answer(message: SiteAnswer): void {
  process.send!(message);
}

function contextOf({ launched, options }: SiteSetup): CommandContext {
  const say = (text: string) => answer({ is: "said", text });
  return { options, program: openProgram(launched), print: say, printError: say };
}

/** An error in one site does not stop the others. */
async function buildNamed(
  { file, out }: SiteTask,
  tools: BuildTools,
  context: CommandContext,
): Promise<SiteOutcome> {
  const named = (text: string) => context.printError(`${relative(process.cwd(), file)}: ${text}`);
  try {
    const result = await buildOne(file, out, tools, context);
    if (!result) return { outcome: "refused" };
    tellReplaced(result, named);
    tellForeign(result, named);
    tellPictures(result, named);
    tellFailures(result, named);
    return {
      outcome: result.failures.length > 0 ? "built with notices" : "built",
      isWithoutAddress: result.address === undefined,
    };
  } catch (error) {
    named(explainError(error, context.options.debug));
    return { outcome: "refused" };
  }
}
