import { expect, test } from "vitest";
import { configWith, report } from "../../../../tests/validate/surroundings";

const team = (member: string) =>
  configWith(`{ "type": "staff", "groups": [{ "title": "Team", "members": [${member}] }] }`);

test("reports a rank in front of a name, with the name and the role to write", () => {
  expect(report(team('{ "name": "[Owner] Mira" }'))).toMatchInlineSnapshot(`
    "site.config.json:4:72 warning rank-in-name
    Home (/) → block 1 (staff) → group 1, "Team" → member 1, "[Owner] Mira" → name
    "[Owner] Mira" is not a player name, so no avatar is found for it. Use "name": "Mira", "role": "Owner".
      3 |     { "path": "/", "title": "Home", "blocks": [
      4 | { "type": "staff", "groups": [{ "title": "Team", "members": [{ "name": "[Owner] Mira" }] }] }
        |                                                                        ^^^^^^^^^^^^^^

    1 warning
    "
  `);
});

test("leaves the role of a member as it is", () => {
  expect(report(team('{ "name": "(Admin) Mira", "role": "Admin" }'))).toContain('Use "name": "Mira".');
});

test.each(["Mira", "Mira [afk]", "xX_Mira_Xx", ".Mira", "[1337]"])("does not report %s", (name) => {
  expect(report(team(`{ "name": "${name}" }`))).toBe("");
});
