import type { Plugin } from "vite";
import type { BlockComponent } from "./blockComponents";
import { COMPONENT_QUERY } from "./scriptChunks";

/**
 * Makes a script of its own of each block type, which exports the component and nothing else.
 * @returns `input`: the entries by block type, for the bundler
 */
export function blockEntries(components: readonly BlockComponent[]): {
  input: Record<string, string>;
  plugin: Plugin;
} {
  const idOf = ({ module }: BlockComponent) => `${module.replaceAll("\\", "/")}${COMPONENT_QUERY}`;
  const byId = new Map(components.map((component) => [idOf(component), component]));
  return {
    input: Object.fromEntries(components.map((component) => [component.type, idOf(component)])),
    plugin: {
      name: "spawnpage:block-entries",
      enforce: "pre",
      resolveId: { filter: { id: /\?component$/ }, handler: (id) => (byId.has(id) ? id : undefined) },
      load: {
        filter: { id: /\?component$/ },
        handler(id) {
          const component = byId.get(id);
          if (!component) return undefined;
          const { name } = component;
          return `export { ${name} as default } from ${JSON.stringify(id.slice(0, -COMPONENT_QUERY.length))};`;
        },
      },
    },
  };
}
