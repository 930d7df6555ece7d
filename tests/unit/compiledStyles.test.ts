import { join, posix, win32 } from "node:path";
import type { Plugin } from "vite";
import { expect, test } from "vitest";
import { compiledStyles, sourceName } from "../../src/styling/compiler/compiledStyles.mjs";

const root = "/program";
const source = `import { css, keyframes } from "@emotion/react";
const turn = keyframes\`
  to { rotate: 1turn; }
\`;
const base = css\`
  animation: \${turn} 1s;
\`;
const tones = { warm: css\`color: red;\`, cold: css\`color: blue;\` };
export const Badge = () => <b css={[base, tones.warm]} />;
`;

/** What becomes of a source in the browser, or on the server. */
function compiled(code: string, consumer: "client" | "server", file = "src/ui/Badge.tsx"): string {
  const { transform } = compiledStyles(root) as Plugin & {
    transform: { handler: (this: unknown, code: string, id: string) => { code: string } };
  };
  const context = { environment: { config: { consumer } } };
  return transform.handler.call(context, code, join(root, file)).code;
}

test("in the browser a style is nothing but the name of its class", () => {
  const code = compiled(source, "client");
  const names = [...code.matchAll(/"(_[A-Za-z0-9]{4})"/g)].map(([, name]) => name);
  expect(new Set(names).size).toBe(3);
  expect(code).not.toMatch(/rotate|animation|color|css`/);
  expect(code).toContain("<b css={[base, tones.warm]} />");
  expect(code.split("\n").length).toBe(source.split("\n").length);
});

test("on the server it is entered under the same name", () => {
  const names = (code: string) => [...code.matchAll(/"(_[A-Za-z0-9]{4})"/g)].map(([, name]) => name);
  const code = compiled(source, "server");
  expect(names(code)).toEqual(names(compiled(source, "client")));
  expect(code).toMatch(
    /^import \{ enter as enterStyle, enterKeyframes \} from "\/program\/src\/styling\/emotion\/sheet\.ts";/,
  );
  expect(code).toContain("= enterKeyframes`");
});

test("a name depends on the place alone", () => {
  expect(compiled(source.replace("red", "green"), "client")).toBe(compiled(source, "client"));
  expect(compiled(source, "client", "src/ui/Tag.tsx")).not.toBe(compiled(source, "client"));
});

test("a style in a function is refused: it would be many under one name", () => {
  const inFunction =
    'import { css } from "@emotion/react";\nconst tone = (value) => css`color: ${value};`;\n';
  expect(() => compiled(inFunction, "client")).toThrow(
    "src/ui/Badge.tsx: a css`…` stands in a function. Styles stand at the top of their module.",
  );
});

test.each([
  [posix, "/home/ada/program", "/home/ada/program/src/ui/Badge.tsx?v=1"],
  [win32, "C:\\Ada Ö\\program", "C:/Ada Ö/program/src/ui/Badge.tsx?v=1"],
  [win32, "c:\\Ada Ö\\program", "C:/Ada Ö/program/src/ui/Badge.tsx"],
] as const)("a source has the same name on every system: %3$s", (path, root, id) => {
  expect(sourceName(root, id, path)).toBe("src/ui/Badge.tsx");
});
