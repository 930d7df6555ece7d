import { written } from "../../words/words";
import { hostAdvice } from "./host";
import { type Advice, write } from "./rule";

/** How the public address of the site is written. */
export function explainSiteUrl(value: string): Advice {
  const [, protocol = "", host = "", rest = ""] =
    /^(?:(https?)\b)?[:/\\]*([^\s/\\?#]*)(.*)$/is.exec(value.trim()) ?? [];
  const isHost = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?$|^localhost(?::\d+)?$/i.test(host);
  if (!isHost && protocol && /^[^\s.]+(?:\.[^\s.]+)+$/.test(host)) return hostAdvice(`https://${host}`);
  if (!isHost) return { advice: 'Write the whole address of the site, such as "https://play.example".' };
  const fix = `${/^http$/i.test(protocol) ? "http" : "https"}://${host}`;
  const folder = rest.replace(/[?#].*$/s, "").replace(/^\/+|\/+$/g, "");
  const start = /^https?:\/\//.test(value) ? "" : "The address starts with https://. ";
  if (folder && /^[A-Za-z0-9._~/-]+$/.test(folder)) {
    return {
      advice: `${start}Leave the path out, it belongs in "basePath": write ${written(fix)} here and ${written(`/${folder}/`)} there.`,
    };
  }
  if (rest === "/") return write(`${start}Leave out the slash at the end`, fix);
  if (rest !== "") {
    return { advice: `${start}Leave out what comes after the name of the host: write ${written(fix)}.` };
  }
  return write(start ? "The address starts with https://" : "There are no spaces around it", fix);
}
