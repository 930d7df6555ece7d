import { expect, it } from "vitest";
import * as z from "zod";
import { richText, text, title } from "../fields/texts/text";
import { compileValue, type CompileContext } from "./compileValue";

const schema = z.strictObject({
  title: title.optional(),
  text: richText.optional(),
  label: text.optional(),
  copy: text.optional(),
});

function compile(language: string, written: z.input<typeof schema>) {
  const context = {
    basePath: "/",
    routePaths: new Set(),
    language,
    constants: { ip: "play.oasis.example", price: "4 €+" },
    servers: {},
    labels: { copy: "نسخ" },
  };
  return compileValue(schema, schema.parse(written), context as unknown as CompileContext);
}

const value = (words: string) => ({ tag: "bdi", children: [words] });

it("isolates constants in texts from right to left", () => {
  expect(
    compile("ar", { title: "من {{price}} فقط", text: "العبوا على **{{ip}}** الآن.", label: "من {{price}}" }),
  ).toEqual({
    title: ["من ", value("4 €+"), " فقط"],
    text: [
      {
        tag: "p",
        children: ["العبوا على ", { tag: "strong", children: [value("play.oasis.example")] }, " الآن."],
      },
    ],
    label: "من \u20684 €+\u2069",
  });
});

it("adds nothing to addresses, code, texts to copy, and texts from left to right", () => {
  const address = "https://{{ip}}/a";
  const { copy, text: nodes } = compile("ar", {
    copy: "{{ip}}",
    text: `[خريطة](${address}) [عنوان](copy:{{ip}}) \`{{ip}}\` ${address}`,
  });
  expect(copy).toBe("play.oasis.example");
  expect(JSON.stringify(nodes)).not.toMatch(/[\u2068\u2069]/);
  expect(nodes).toMatchObject([
    {
      children: [
        { tag: "a", link: { href: "https://play.oasis.example/a" } },
        " ",
        { tag: "button", copy: "play.oasis.example" },
        " ",
        { tag: "code", children: ["play.oasis.example"] },
        " ",
        { tag: "a", link: { href: "https://play.oasis.example/a" } },
      ],
    },
  ]);
  expect(compile("en", { title: "On {{ip}}", label: "On {{ip}}" })).toEqual({
    title: "On play.oasis.example",
    label: "On play.oasis.example",
  });
});
