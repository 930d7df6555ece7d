import nodePath from "node:path";
import { parseSync } from "vite";
import { styledSources } from "./styledSources.mjs";

/** Where the styles are kept on the server, as the sources of the program import it. */
const SHEET = "src/styling/emotion/sheet.ts";

/** What the elements of the sources are made with, as the compiler of JSX names it. */
export const JSX_SOURCE = "#style";

/**
 * Compiles Emotion away. Each `css` gets a class name from its source and its place there. On the server it is
 * entered under that name in a stylesheet; in the browser nothing but the name is left, so that no visitor
 * loads styles in JavaScript, nor what serialises them. For this, styles stand at the top of their module.
 * @param {string} root - the folder of package.json
 * @param {{ keepsAll?: boolean }} [options] - `keepsAll`: enters the styles in a browser too, as tests want it
 * @returns {import("vite").Plugin}
 */
export function compiledStyles(root, { keepsAll = false } = {}) {
  /** @type {string[] | undefined} */
  let sources;
  /** @param {string} file */
  const numberOf = (file) => {
    sources ??= styledSources(root);
    // One that was written while a developer's tests watch.
    if (!sources.includes(file)) sources.push(file);
    return sources.indexOf(file);
  };
  return {
    name: "spawnpage:compiled-styles",
    enforce: "pre",
    config: () => ({
      resolve: { alias: { [JSX_SOURCE]: nodePath.join(root, "src/styling/emotion") } },
    }),
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: "@emotion/react" },
      handler(code, id) {
        const file = sourceName(root, id);
        const isBrowser = !keepsAll && this.environment?.config.consumer === "client";
        return { code: compile(code, { file, number: numberOf(file), isBrowser, root }), map: null };
      },
    },
  };
}

/**
 * The name of a source, the same on every system.
 * @param {string} root - the folder of package.json
 * @param {string} id - of a module, as Vite gives it: a path with slashes, and perhaps a query
 * @param {Pick<import("node:path").PlatformPath, "relative">} path - how paths are written; that of this system without it
 * @returns {string} such as `src/ui/Badge.tsx`
 */
export function sourceName(root, id, path = nodePath) {
  return path.relative(root, id.split("?")[0] ?? id).replaceAll("\\", "/");
}

/**
 * @param {string} code
 * @param {{ file: string, number: number, isBrowser: boolean, root: string }} source - `file` is its path from the
 *   root, `number` its place among the sources with styles
 * @returns {string} the source with names for its styles
 */
function compile(code, { file, number, isBrowser, root }) {
  const { program } = parseSync(file, code);
  const styles = taggedStyles(program, file);
  let result = "";
  let done = 0;
  for (const [index, { tag, start, end }] of styles.entries()) {
    const name = JSON.stringify(className(number, index));
    // What stands in the braces of a template is left out with it; its lines stay, so that all others keep their numbers.
    const lines = "\n".repeat(code.slice(start, end).split("\n").length - 1);
    if (isBrowser) result += `${code.slice(done, start)}${tag === "css" ? name : '""'}${lines}`;
    else if (tag === "css")
      result += `${code.slice(done, start)}enterStyle(${name}, ${JSON.stringify(file)}, ${index})${code.slice(start + tag.length, end)}`;
    else result += `${code.slice(done, start)}enterKeyframes${code.slice(start + tag.length, end)}`;
    done = end;
  }
  const enter = isBrowser
    ? ""
    : `import { enter as enterStyle, enterKeyframes } from ${JSON.stringify(`${root}/${SHEET}`.replaceAll("\\", "/"))};`;
  return enter + result + code.slice(done);
}

/** Without a d: content blockers hide what is called ad0 or the like. */
const LETTERS = "abcefghijklmnopqrstuvwxyzABCEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * A name as short as it can be, as every page holds most of them: letters for the source, then a number.
 * @param {number} source - which one of the sources with styles it is
 * @param {number} index - which one of the source's styles it is
 * @returns {string} such as `k2`
 */
function className(source, index) {
  let letters = "";
  for (let rest = source; rest >= 0; rest = Math.floor(rest / LETTERS.length) - 1) {
    letters = `${LETTERS[rest % LETTERS.length]}${letters}`;
  }
  return letters + index;
}

/**
 * @param {object} program - an ESTree of a module
 * @param {string} file
 * @returns {{ tag: "css" | "keyframes", start: number, end: number }[]} its styles in the order of the text
 * @throws {Error} when one stands in a function, where its name would stand for more than one style
 */
function taggedStyles(program, file) {
  /** @type {{ tag: "css" | "keyframes", start: number, end: number }[]} */
  const found = [];
  visit(program, false);
  return found.sort((a, b) => a.start - b.start);

  /** @param {any} node @param {boolean} isInFunction */
  function visit(node, isInFunction) {
    if (typeof node !== "object" || node === null) return;
    const name = node.type === "TaggedTemplateExpression" && node.tag.name;
    if (name === "css" || name === "keyframes") {
      if (isInFunction) {
        throw new Error(
          `${file}: a css\`…\` is inside a function. Styles must be at the top level of their module.`,
        );
      }
      found.push({ tag: name, start: node.start, end: node.end });
      return;
    }
    const isFunction = /Function/.test(node.type ?? "");
    for (const child of Object.values(node)) {
      if (Array.isArray(child)) for (const one of child) visit(one, isInFunction || isFunction);
      else visit(child, isInFunction || isFunction);
    }
  }
}
