import type { CheckFile, Explanations } from "../../checkFile";
import { pageWith } from "../../exampleConfigs";
import { onOddTexts } from "../../visits";
import type { Finding } from "../../finding";
import { written } from "../../../words/words";

/** A host with http:// or https:// before it: `http://play.example`, `https://play.example:25565`. */
const webHost = /^(?:http:\/\/([^\s/?#]+)\/?|https:\/\/([^\s/?#]+:\d+)\/?)$/i;

/** Reports web addresses to copy, because games do not accept http://. */
const checkCopiedAddresses = onOddTexts(["text"], (field): Finding[] => {
  const { value, part } = field;
  const host = part === "copy" ? (webHost.exec(value.trim())?.slice(1).find(Boolean) ?? "") : "";
  if (host === "" || host.startsWith("{{")) return [];
  const message = `Games do not accept server addresses that start with http:// or https://. Use ${written(host)} so visitors can paste it into the game.`;
  return [{ code: "web-address-to-copy", message, path: field.path }];
});

export const checks: CheckFile = {
  section: "quality",
  codes: { "web-address-to-copy": { severity: "warning" } },
  values: [checkCopiedAddresses],
};

export const explanations: Explanations = {
  "web-address-to-copy": {
    meaning:
      "A server address that visitors copy starts with http:// or https://, which games do not accept.",
    example: pageWith(`{
  "type": "cta",
  "heading": "Join us",
  "buttons": [{ "label": "Copy the address", "copy": "http://play.fernhollow.example" }]
}`),
  },
};
