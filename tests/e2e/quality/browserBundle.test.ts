import { basename } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { builtFiles } from "./builtFiles";

const { demo, harbour } = inject("folders");
const scripts = (folder: string) => builtFiles(folder, ".js");

describe("what reaches the visitor's browser", () => {
  it("has neither schemas, nor the validator, nor its findings, nor a Markdown parser, nor an icon set", () => {
    const traces = [
      "_zod",
      "ZodError",
      "draft/2020-12",
      "unevaluatedProperties",
      "micromark",
      "InvalidCommaToken",
      "iconify",
      "did you mean",
      "unknown-constant",
      "spawnpage:",
      "sp-findings",
      "open-in-editor",
    ];
    const all = scripts(demo)
      .map(({ text }) => text)
      .join("\n")
      .toLowerCase();
    expect(all.length).toBeGreaterThan(100_000);
    expect(traces.filter((trace) => all.includes(trace.toLowerCase()))).toEqual([]);
  });

  it("comes with the licences of the packages in it, in one small file that no page asks for", () => {
    const [licences, ...others] = builtFiles(demo, ".txt").filter(({ path }) => path.startsWith("assets"));
    expect(others).toEqual([]);
    const { path, text } = licences!;
    for (const name of ["react", "react-dom", "scheduler"])
      expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(MIT\\)\\n\\nMIT License$`, "m"));
    expect(text.length).toBeLessThan(8 * 1024);
    const askers = builtFiles(demo, ".html", ".js", ".css", ".json").filter((file) =>
      file.text.includes(basename(path)),
    );
    expect(askers).toEqual([]);
  });

  it("is the same for every config", () => {
    expect(scripts(demo).length).toBeGreaterThan(5);
    expect(scripts(harbour)).toEqual(scripts(demo));
  });
});
