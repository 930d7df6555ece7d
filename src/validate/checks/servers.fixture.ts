import { configWith } from "../../../tests/validate/surroundings";

/** An entry of `servers`, and a block that shows one. */
export const main =
  '"main": { "provider": "mcstatus.io", "label": "Survival", "address": "play.fernhollow.example" }';
export const shown = (name: string) => `{ "type": "status", "items": [{ "server": "${name}" }] }`;

/** A config that shows one server, with these keys. */
export const withServer = (keys: string) => configWith(shown("main"), `"servers": { "main": { ${keys} } }`);
export const gameServer = (more: string) =>
  withServer(`"provider": "mcstatus.io", "label": "Survival", ${more}`);
