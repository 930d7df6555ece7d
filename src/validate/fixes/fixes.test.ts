import { describe, expect, test } from "vitest";
import { configWith, fixed, report } from "../../../tests/validate/surroundings";

const callout = (more: string) => configWith(`{ "type": "callout", ${more} }`);
const site = (more: string) =>
  configWith("").replace('"site": { "name": "Mossy" }', `"site": { "name": "Mossy", ${more} }`);

describe("a finding with exactly one fix offers it:", () => {
  test.each([
    // A misspelt key, a typo, or a key on the wrong level.
    ["a key with other capitals", site('"Language": "en"'), site('"language": "en"')],
    ["a key with a hyphen", site('"base-path": "/x/"'), site('"basePath": "/x/"')],
    ["a key with swapped letters", site('"langauge": "en"'), site('"language": "en"')],
    [
      "a key one level too high",
      configWith("", '"theme": { "primary": "#ff0055", "colors": { "text": "#ffffff" } }'),
      configWith("", '"theme": { "colors": { "text": "#ffffff", "primary": "#ff0055" } }'),
    ],
    [
      "a key that is there twice, the same",
      configWith("", '"theme": { "primary": "#ff0055", "colors": { "primary": "#ff0055" } }'),
      configWith("", '"theme": { "colors": { "primary": "#ff0055" } }'),
    ],
    // A value of the wrong kind.
    [
      "a number in quotes",
      configWith("", '"tooltips": { "openDelayMs": "700" }'),
      configWith("", '"tooltips": { "openDelayMs": 700 }'),
    ],
    ["a text without quotes", callout('"heading": 5'), callout('"heading": "5"')],
    ["a version in quotes", configWith("").replace('"version": 1', '"version": "1"'), configWith("")],
    // A word of a list.
    [
      "a block type",
      configWith('{ "type": "txet", "text": "Hi" }'),
      configWith('{ "type": "text", "text": "Hi" }'),
    ],
    [
      "a choice",
      configWith("", '"theme": { "preset": "midnigth" }'),
      configWith("", '"theme": { "preset": "midnight" }'),
    ],
    // Notations.
    [
      "a colour by name",
      configWith("", '"theme": { "colors": { "text": "white" } }'),
      configWith("", '"theme": { "colors": { "text": "#ffffff" } }'),
    ],
    ["a language by name", site('"language": "German"'), site('"language": "de"')],
    ["a file with its folder", site('"logo": "public/logo.svg"'), site('"logo": "/logo.svg"')],
    ["a file in other letters", site('"logo": "/Logo.svg"'), site('"logo": "/logo.svg"')],
    ["a file with a mistake", site('"logo": "/lgoo.svg"'), site('"logo": "/logo.svg"')],
    // References.
    [
      "a dead link",
      callout('"buttons": [{ "label": "R", "href": "/rulse" }]'),
      callout('"buttons": [{ "label": "R", "href": "/rules" }]'),
    ],
    [
      "a web address without https",
      callout('"buttons": [{ "label": "R", "href": "discord.gg/x" }]'),
      callout('"buttons": [{ "label": "R", "href": "https://discord.gg/x" }]'),
    ],
    [
      "a dead link in a text",
      configWith('{ "type": "text", "text": "Read [them](/rulse), twice [them](/rulse)." }'),
      configWith('{ "type": "text", "text": "Read [them](/rules), twice [them](/rules)." }'),
    ],
    ["an icon", callout('"heading": "Up", "icon": "rokcet"'), callout('"heading": "Up", "icon": "rocket"')],
    [
      "a brand",
      callout('"heading": "Talk", "icon": "discord"'),
      callout('"heading": "Talk", "icon": "simple-icons:discord"'),
    ],
    [
      "a constant in a text",
      configWith('{ "type": "callout", "heading": "On {{ sevrer }}" }', '"constants": { "server": "M" }'),
      configWith('{ "type": "callout", "heading": "On {{ server }}" }', '"constants": { "server": "M" }'),
    ],
    [
      "a toast",
      configWith(
        '{ "type": "callout", "buttons": [{ "label": "C", "copy": "x", "toast": "ipCopeid" }] }',
        '"toasts": { "messages": { "ipCopied": { "title": "Copied" } } }',
      ),
      configWith(
        '{ "type": "callout", "buttons": [{ "label": "C", "copy": "x", "toast": "ipCopied" }] }',
        '"toasts": { "messages": { "ipCopied": { "title": "Copied" } } }',
      ),
    ],
    [
      "a default tab",
      configWith(
        '{ "type": "tabs", "default": "tow", "tabs": [{ "id": "one", "title": "A", "text": "a" }, { "id": "two", "title": "B", "text": "b" }] }',
      ),
      configWith(
        '{ "type": "tabs", "default": "two", "tabs": [{ "id": "one", "title": "A", "text": "a" }, { "id": "two", "title": "B", "text": "b" }] }',
      ),
    ],
  ])("%s", (_, before, after) => {
    expect(report(before)).not.toBe("");
    expect(fixed(before)).toBe(after);
    expect(report(after)).toBe("");
  });
});

describe("an ambiguous finding offers no fix:", () => {
  test.each([
    ["two keys that mean the same one", site('"langauge": "en", "lnaguage": "de"')],
    ["a key whose place is taken", site('"Name": "Other"')],
    ["a value that the key at its place would not take", configWith("", '"theme": { "primary": 5 }')],
    [
      "a key that is there twice, with two values",
      configWith("", '"theme": { "primary": "#ff0055", "colors": { "primary": "#00ff55" } }'),
    ],
    ["a word far from every choice", configWith("", '"theme": { "preset": "night" }')],
    ["a type far from every other", configWith('{ "type": "gallery" }')],
    ["a page that is not near", callout('"buttons": [{ "label": "R", "href": "/shop" }]')],
    ["an icon that is not near", callout('"icon": "zzzzzz"')],
    ["a number in words", configWith("", '"tooltips": { "openDelayMs": "soon" }')],
    ["a fraction where a whole number is wanted", configWith("", '"tooltips": { "openDelayMs": 0.5 }')],
    ["a colour with transparency", configWith("", '"theme": { "colors": { "text": "#ffffff80" } }')],
    ["a file from another folder", site('"logo": "C:\\\\pictures\\\\mine.svg"')],
    ["a constant that is not near", callout('"heading": "{{price}}"')],
  ])("%s", (_, text) => {
    expect(report(text)).not.toBe("");
    expect(fixed(text)).toBe(text);
  });
});

describe("a fix keeps the file's formatting:", () => {
  test.each([
    ["tabs and Windows line ends", "\t", "\r\n"],
    ["four spaces", "    ", "\n"],
    ["two spaces and old line ends", "  ", "\r"],
  ])("%s", (_, indent, end) => {
    const write = (theme: object) =>
      JSON.stringify(
        { version: 1, site: { name: "M" }, theme, routes: [{ path: "/", title: "T" }] },
        null,
        indent,
      ).replaceAll("\n", end);
    const before = write({ primary: "#ff0055", preset: "midnight", colors: { text: "#ffffff" } });
    const after = write({ preset: "midnight", colors: { text: "#ffffff", primary: "#ff0055" } });
    expect(fixed(before)).toBe(after);
  });
});
