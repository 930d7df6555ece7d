import { describe, expect, test } from "vitest";
import { configWith, fixed, report } from "../../../tests/validate/surroundings";

describe("the corrected name of a constant", () => {
  test("is the one in use", () => {
    const text = configWith(
      `{ "type": "text", "text": "{{spawnRadius}} and {{spawnRadius}}" }`,
      `"constants": { "spawn radius": 5 }`,
    );
    expect(report(text)).toMatchInlineSnapshot(`
      "site.config.json:2:16 error malformed-name
      constants → spawn radius
      "spawn radius" is not a valid name in "constants". Use letters, digits and _, starting with a letter. Your text uses it as {{spawnRadius}}. Rename it to "spawnRadius".
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "constants": { "spawn radius": 5 },
          |                ^^^^^^^^^^^^^^

      1 error
      "
    `);
    expect(fixed(text)).toContain('"spawnRadius": 5');
  });

  test("is only described if none is in use", () => {
    expect(report(configWith("", `"constants": { "spawn radius": 5 }`))).toMatchInlineSnapshot(`
      "site.config.json:2:16 error malformed-name
      constants → spawn radius
      "spawn radius" is not a valid name in "constants". Use letters, digits and _, starting with a letter. Rename it to "spawn_radius" everywhere.
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "constants": { "spawn radius": 5 },
          |                ^^^^^^^^^^^^^^

      1 error
      "
    `);
  });
});

describe("a fix that would cause another error", () => {
  test("is not offered", () => {
    expect(
      report(
        configWith(
          `{ "type": "cta", "buttons": [{ "label": "A", "href": "mycoolserver" }, { "label": "B", "href": "{{chat}}" }] }`,
          `"constants": { "chat": "none" }`,
        ),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:2:24 error malformed-link
      constants → chat
      "none" is not a valid link, but {{chat}} is used as one in 1 place. For a page, use a path that starts with a slash, such as "/rules". For another website, use a full URL that starts with https://.
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "constants": { "chat": "none" },
          |                        ^^^^^^

      site.config.json:5:54 error malformed-link
      Home (/) → block 1 (cta) → button 1, "A" → href
      "mycoolserver" is not a valid link. For a page, use a path that starts with a slash, such as "/rules". For another website, use a full URL that starts with https://.
        4 |     { "path": "/", "title": "Home", "blocks": [
        5 | { "type": "cta", "buttons": [{ "label": "A", "href": "mycoolserver" }, { "label": "B", "href": "{{ch…
          |                                                      ^^^^^^^^^^^^^^

      2 errors
      "
    `);
  });

  test("is offered if the corrected link exists", () => {
    expect(
      fixed(
        configWith(
          `{ "type": "cta", "id": "join", "buttons": [{ "label": "A", "href": "join" }, { "label": "B", "href": "https:/chat.example" }, { "label": "C", "href": "htps://chat.example" }] }`,
        ),
      ),
    ).toMatchInlineSnapshot(`
      "{ "version": 1, "site": { "name": "Mossy" },
        "routes": [
          { "path": "/", "title": "Home", "blocks": [
      { "type": "cta", "id": "join", "buttons": [{ "label": "A", "href": "#join" }, { "label": "B", "href": "https://chat.example" }, { "label": "C", "href": "https://chat.example" }] }
          ] },
          { "path": "/rules", "title": "Rules", "blocks": [
            { "type": "text", "id": "fair-play", "text": "Be kind." }
          ] }
        ] }
      "
    `);
  });
});

test("suggests no use of a secret, and does not recognise the sample by a hidden name", () => {
  expect(report(configWith("", `"constants": { "rconPassword": "hunter2!x" }`))).toMatchInlineSnapshot(`
    "site.config.json:2:32 warning likely-secret
    constants → rconPassword
    "rconPassword" looks like a secret. Everything in this file is published. Delete the constant "rconPassword". Someone may already have seen the secret, so also change the password. Keep the value only if it is not a secret, such as a key that its service calls "public".
      1 | { "version": 1, "site": { "name": "Mossy" },
      2 | "constants": { "rconPassword": "•••••••••" },
        |                                ^^^^^^^^^^^

    1 warning
    "
  `);
});
