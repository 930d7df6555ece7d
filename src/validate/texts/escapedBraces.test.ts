import { describe, expect, test } from "vitest";
import { compileText } from "../../../tests/validate/compileText";
import { minimalConfig } from "../../../tests/validate/minimalBlocks";
import { configWith, report, surroundings } from "../../../tests/validate/surroundings";
import { validate } from "../validate";

const constants = { name: "Mossy", chat: "https://chat.example" };
const codesFor = (text: string) =>
  validate(JSON.stringify({ ...minimalConfig({ type: "text", text }), constants }), surroundings)
    .diagnostics.filter(({ severity }) => severity === "error")
    .map(({ code }) => code);

describe("escaped braces", () => {
  test.each([
    ["\\{{name}} is {{name}}", "{{name}} is Mossy"],
    ["\\{{nobody}}", "{{nobody}}"],
    ["\\{{", "{{"],
    ["\\{{{name}}}", "{{{name}}}"],
    ["**\\{{name**", "{{name"],
    ["`\\{{nobody}}`", "{{nobody}}"],
  ])("%s is valid and shows %s", (text, shown) => {
    expect(codesFor(text)).toEqual([]);
    expect(compileText(text, constants)).toContain(JSON.stringify(shown));
  });

  test.each(["[x](\\{{nobody}})", "[x]({\\{nobody}})", "[x](%7B%7Bnobody%7D%7D)"])(
    "%s is rejected because the compiler could not make a link",
    (text) => {
      expect(codesFor(text)).toEqual(["malformed-link"]);
      expect(() => compileText(text, constants)).toThrow("{{nobody}}");
    },
  );

  test("unescaped braces are filled by both, even in links", () => {
    expect(codesFor("[x]({{chat}})")).toEqual([]);
    expect(compileText("[x]({{chat}})", constants)).toContain('"href":"https://chat.example"');
    expect(codesFor("{{nobody}}")).toEqual(["unknown-constant"]);
  });

  test.each(["[x]({{ chat }})", "[x](<{{ chat }}>)", "[x]({{\tchat}})"])(
    "spaces inside the braces of the link %s do not matter",
    (text) => {
      expect(codesFor(text)).toEqual([]);
      expect(compileText(text, constants)).toContain('"href":"https://chat.example"');
    },
  );

  test("a link with spaces in the braces is checked like any other", () => {
    expect(codesFor("[x]({{ nobody }})")).toEqual(["unknown-constant"]);
    expect(codesFor("[x]({{ name }})")).toEqual(["malformed-link"]);
  });

  test("are explained in a link", () => {
    expect(report(configWith(String.raw`{ "type": "text", "text": "[chat](\\{{chat}})" }`)))
      .toMatchInlineSnapshot(`
        "site.config.json:4:28 error malformed-link
        Home (/) → block 1 (text) → text
        "{{chat}}" is not a valid link. A link cannot contain braces. For a constant, use {{name}} without a backslash.
          3 |     { "path": "/", "title": "Home", "blocks": [
          4 | { "type": "text", "text": "[chat](\\\\{{chat}})" }
            |                            ^^^^^^^^^^^^^^^^^^

        1 error
        "
      `);
  });
});
