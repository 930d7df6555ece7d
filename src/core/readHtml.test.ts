import { expect, test } from "vitest";
import { builtFiles, page } from "./builtFiles.fixture";

type Method = (...args: unknown[]) => unknown;

const ofTexts =
  "includes indexOf lastIndexOf match matchAll replace replaceAll search slice split startsWith";

/**
 * Calls `note` with every text that a method of strings or patterns reads.
 * @returns ends that
 */
function watchReading(note: (text: unknown) => void): () => void {
  const ends: (() => void)[] = [];
  const watch = (prototype: object, name: string, textOf: (self: unknown, args: unknown[]) => unknown) => {
    const method = prototype[name as keyof object] as Method;
    const watched = function (this: unknown, ...args: unknown[]) {
      note(textOf(this, args));
      return Reflect.apply(method, this, args);
    };
    Object.assign(prototype, { [name]: watched });
    ends.push(() => Object.assign(prototype, { [name]: method }));
  };
  for (const name of ofTexts.split(" ")) watch(String.prototype, name, (self) => self);
  for (const name of ["exec", "test"]) watch(RegExp.prototype, name, (_, [text]) => text);
  return () => ends.forEach((end) => end());
}

test("a build reads the HTML of its pages only for failed blocks", async () => {
  const text = { type: "text", text: "Be kind." };
  const site = { name: "Millbrook", language: "en" };
  const config = { version: 1, site, search: true, routes: [page("/", text, text)] };
  const { includes } = String.prototype;
  const readings: Error[] = [];
  const end = watchReading((read) => {
    if (typeof read === "string" && Reflect.apply(includes, read, ["<main id="])) readings.push(new Error());
  });
  try {
    await builtFiles(config, { now: Date.parse("2026-11-20T12:00:00Z") });
  } finally {
    end();
  }
  const readers = readings.map(
    ({ stack = "" }) => /\/src\/((?!core\/readHtml)[\w/]+)\.tsx?:/.exec(stack)?.[1],
  );
  // The server looks for React's mark of a failed block.
  expect(new Set(readers)).toEqual(new Set(["app/server"]));
});
