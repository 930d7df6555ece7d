import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { ask, Cancelled } from "./questions";

const values = {
  name: "Tarn",
  address: "play.tarn.example",
  discord: "https://tarn.example",
  language: "en",
};
const keys = { enter: "\r", end: "\u0003" };

/** A terminal that types each answer after its question. */
function terminal(answers: [question: string, typed: string][]) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 80, rows: 24 });
  const seen: string[] = [];
  output.on("data", (chunk: Buffer) => {
    seen.push(String(chunk));
    const [next] = answers;
    if (!next || !seen.join("").includes(next[0])) return;
    answers.shift();
    seen.length = 0;
    setImmediate(() => input.write(next[1]));
  });
  return { input, output, seen };
}

test("uses the starter's value for an empty answer", async () => {
  const { input, output } = terminal([
    ["What is the site for?", keys.enter],
    ["your server's name?", keys.enter],
    ["do players enter to join", keys.enter],
    ["your Discord invite link?", keys.enter],
    ["Which language do you write your site in?", keys.enter],
    ["Which other languages will it have", keys.enter],
    ["Which look do you want?", keys.enter],
  ]);
  expect(await ask({}, () => values, { input, output })).toEqual({
    starter: "survival",
    look: "own",
    languages: "none",
    ...values,
  });
});

test("accepts that there is no Discord server", async () => {
  const { input, output } = terminal([['(If you have none, enter "none".)', `none${keys.enter}`]]);
  const known = {
    starter: "friends",
    name: "Mossy",
    address: "play.me",
    language: "en",
    languages: "none",
    look: "own",
  } as const;
  expect(await ask(known, () => values, { input, output })).toEqual({ ...known, discord: "none" });
});

test("asks only for missing answers, and asks again after a wrong one", async () => {
  const { input, output } = terminal([
    ["do players enter to join", `play me${keys.enter}`],
    ["contains a space", `${"\u007f".repeat("play me".length)}play.me${keys.enter}`],
  ]);
  const known = {
    starter: "friends",
    name: "Mossy",
    discord: "https://discord.gg/m",
    language: "de",
    languages: "none",
    look: "ember",
  } as const;
  expect(await ask(known, () => values, { input, output })).toEqual({ ...known, address: "play.me" });
});

test("asks again for languages that it does not know", async () => {
  const { input, output } = terminal([
    ["do you write your site in?", `German${keys.enter}`],
    ["Which other languages will it have", `fr, Elvish${keys.enter}`],
    ['"Elvish" is not a language.', `${"\u007f".repeat("Elvish".length)}en${keys.enter}`],
  ]);
  const known = {
    starter: "friends",
    name: "Mossy",
    address: "play.me",
    discord: "none",
    look: "own",
  } as const;
  expect(await ask(known, () => values, { input, output })).toEqual({
    ...known,
    language: "German",
    languages: "fr, en",
  });
});

test("cancels on Ctrl+C", async () => {
  const { input, output } = terminal([["What is the site for?", keys.end]]);
  await expect(ask({}, () => values, { input, output })).rejects.toThrow(Cancelled);
});
