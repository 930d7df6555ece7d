import { configSchema } from "../../src/config/config";
import { compileSite } from "../../src/compile/compileSite";
import { minimalConfig } from "./minimalBlocks";

/** The compiled form of formatted text, as JSON. */
export function compileText(text: string, constants: Record<string, string>): string {
  const config = { ...minimalConfig({ type: "text", text }), constants };
  const { pages } = compileSite(configSchema.parse(config), {
    icon: () => undefined,
    imageSize: () => undefined,
  });
  return JSON.stringify(pages[0]!.compile().blocks[0]);
}
