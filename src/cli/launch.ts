import { type Launched, openProgram } from "../node/openProgram";
import { main } from "./main";

/** Output and error output, by default the console. */
type Outputs = [print?: (text: string) => void, printError?: (text: string) => void];

/** Runs one command of a bundled program, and returns the exit code. */
export async function launch(argv: string[], launched: Launched, ...outputs: Outputs): Promise<number> {
  return main(argv, openProgram(launched), ...outputs);
}

/** Used while the program is bundled, as the next two. */
export async function partSelectors(): Promise<object> {
  return import("../app/selectors");
}

/** Used while the program is bundled. */
export async function stylesOfSources(): Promise<(sources: ReadonlySet<string>) => string> {
  return (await import("../app/server")).stylesOfSources();
}

/** Used while the program is bundled: what the editor needs of the schemas. */
export async function editorData() {
  const [{ configForms: forms }, { schemaTexts }] = await Promise.all([
    import("../editor/configForms"),
    import("../editor/worker/schemaTexts"),
  ]);
  return { forms, schemaTexts };
}
