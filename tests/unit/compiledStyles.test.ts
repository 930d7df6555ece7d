import { join, posix, resolve, win32 } from "node:path";
import type { Plugin } from "vite";
import { expect, test } from "vitest";
import { compiledStyles, sourceName } from "../../src/styling/compiler/compiledStyles.mjs";
import { styledSources } from "../../src/styling/compiler/styledSources.mjs";

const root = "/program";
const source = `import { css, keyframes } from "@emotion/react";
const turn = keyframes\`
  to { rotate: 1turn; }
\`;
const base = css\`
  animation: \${turn} 1s;
\`;
const tones = { warm: css\`color: red;\`, cold: css\`color: blue;\` };
export const Badge = () => <b css={[base, tones.warm]} title="new" />;
`;

type Compiler = Plugin & {
  transform: { handler: (this: unknown, code: string, id: string) => { code: string } };
};

/** Compiles a source for the browser or the server. */
function compiled(code: string, consumer: "client" | "server", file = "src/ui/Badge.tsx"): string {
  const { transform } = compiledStyles(root) as Compiler;
  const context = { environment: { config: { consumer } } };
  return transform.handler.call(context, code, join(root, file)).code;
}

/** The class names in a compiled source. */
const namesIn = (code: string) => [...code.matchAll(/"([a-zA-Z]+\d)"/g)].map(([, name]) => name);

test("replaces a style with its class name in the browser", () => {
  const code = compiled(source, "client");
  expect(namesIn(code)).toEqual(["a1", "a2", "a3"]);
  expect(code).not.toMatch(/rotate|animation|color|css`/);
  expect(code).toMatch(/<b\s+title="new" className=\{joinClasses\(base,tones.warm\)\} \/>/);
  expect(code.split("\n").length).toBe(source.split("\n").length);
});

test("registers a style under the same name on the server", () => {
  const code = compiled(source, "server");
  expect(namesIn(code)).toEqual(namesIn(compiled(source, "client")));
  expect(code).toMatch(
    /^import \{ enter as enterStyle, enterKeyframes \} from "\/program\/src\/styling\/emotion\/sheet\.ts";import/,
  );
  expect(code).toContain("= enterKeyframes`");
});

test.each([
  ["css={base}", "className={base}"],
  ["css={shared}", "className={shared}"],
  ["css={isNew && base}", "className={joinClasses(isNew && base)}"],
  ["css={own}", "className={joinClasses(own)}"],
  ["css={[...shared]}", "className={joinClasses(...shared)}"],
  ["css={base} className={own}", "className={joinClasses(base,own)}"],
  ['css={base} className="own"', 'className={joinClasses(base,"own")}'],
])("turns the styles of an element into classes: %s", (written, compiledTo) => {
  const code = `import { css } from "@emotion/react"; import { shared } from "./shared";
const base = css\`color: red;\`;
const Badge = ({ isNew, own }) => <b ${written}>New</b>;`;
  const [, attributes = ""] = /<b (.*)>New/.exec(compiled(code, "client"))!;
  expect(attributes.trim()).toBe(compiledTo);
});

test("derives a name from the position only", () => {
  expect(compiled(source.replace("red", "green"), "client")).toBe(compiled(source, "client"));
});

test("gives every style its own name, even with many sources", () => {
  const { transform } = compiledStyles(root) as Compiler;
  const context = { environment: { config: { consumer: "client" } } };
  const names = Array.from({ length: 300 }, (_, index) =>
    namesIn(transform.handler.call(context, source, join(root, `src/ui/Part${index}.tsx`)).code),
  ).flat();
  expect(names).toHaveLength(900);
  expect(new Set(names).size).toBe(900);
  expect(names.filter((name) => /^[a-z]+\d$/i.test(name!) && !/d/i.test(name!))).toEqual(names);
});

test("orders the sources by path", () => {
  const sources = styledSources(resolve(import.meta.dirname, "../.."));
  expect(sources).toContain("src/ui/elements/Badge.tsx");
  expect(sources).toEqual([...sources].sort());
  expect(sources.filter((path) => /\\|\.test\.|\.fixture\./.test(path))).toEqual([]);
});

test("rejects a style in a function, where one name would stand for several styles", () => {
  const inFunction =
    'import { css } from "@emotion/react";\nconst tone = (value) => css`color: ${value};`;\n';
  expect(() => compiled(inFunction, "client")).toThrow(
    "src/ui/Badge.tsx: a css`…` is inside a function. Styles must be at the top level of their module.",
  );
});

test.each([
  [posix, "/home/ada/program", "/home/ada/program/src/ui/Badge.tsx?v=1"],
  [win32, "C:\\Ada Ö\\program", "C:/Ada Ö/program/src/ui/Badge.tsx?v=1"],
  [win32, "c:\\Ada Ö\\program", "C:/Ada Ö/program/src/ui/Badge.tsx"],
] as const)("gives a source the same name on every system: %3$s", (path, root, id) => {
  expect(sourceName(root, id, path)).toBe("src/ui/Badge.tsx");
});
