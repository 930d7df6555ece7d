import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { styleText } from "node:util";
import { expect, test } from "vitest";
import { testProgram } from "../node/program.fixture";
import { main, terminalText } from "./main";

test("escapes control characters other than styles, tabs and line breaks", () => {
  const styled = `${styleText("red", "error", { validateStream: false })}\n\ta\r\nb`;
  expect(terminalText(styled)).toBe(styled);
  expect(terminalText("\u001b]0;title\u0007 \u001b[2J\u009b1A\rb \u202etxt")).toBe(
    "\\u001b]0;title\\u0007 \\u001b[2J\\u009b1A\\u000db \\u202etxt",
  );
  const value = { name: "a\u0085\u202eb" };
  expect(JSON.parse(terminalText(JSON.stringify(value)))).toEqual(value);
});

// Windows does not allow such names.
test.skipIf(process.platform === "win32")("escapes control characters in file names", async () => {
  const folder = mkdtempSync(join(tmpdir(), "spawnpage-terminal-"));
  try {
    const name = "\u001b]0;title\u0007\n\u001b[2J\u001b[8mred";
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, "site.config.json"), "{");
    const told: string[] = [];
    const print = (text: string) => void told.push(text);
    await main(["validate", join(folder, name, "site.config.json")], testProgram(), print, print);
    await main([name], testProgram(), print, print);
    expect(told.join("")).toContain("syntax-error");
    expect(told.join("")).toContain("Unknown command:");
    // oxlint-disable-next-line no-control-regex -- they are what it is about
    expect(told.join("")).not.toMatch(/\u001b\]|\u0007|\u001b\[(?:2J|8m)/);
    expect(told.find((text) => text.includes("syntax-error"))!.split("\n")[0]).toContain("syntax-error");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
