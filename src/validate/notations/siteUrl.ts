import { written } from "../words";
import { hostAdvice } from "./host";

/** How the public address of the site is written. */
export function explainSiteUrl(value: string): string {
  const [, protocol = "", host = "", rest = ""] =
    /^(?:(https?)\b)?[:/\\]*([^\s/\\?#]*)(.*)$/is.exec(value.trim()) ?? [];
  const isHost = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?$|^localhost(?::\d+)?$/i.test(host);
  if (!isHost && protocol && /^[^\s.]+(?:\.[^\s.]+)+$/.test(host)) return hostAdvice(`https://${host}`);
  if (!isHost) return 'Write the whole address of the site, such as "https://play.example".';
  const mend = `${/^http$/i.test(protocol) ? "http" : "https"}://${host}`;
  const folder = rest.replace(/[?#].*$/s, "").replace(/^\/+|\/+$/g, "");
  const start = /^https?:\/\//.test(value) ? "" : "The address starts with https://. ";
  const write = `write ${written(mend)}`;
  if (folder && /^[A-Za-z0-9._~/-]+$/.test(folder)) {
    return `${start}Leave the path out, it belongs in "basePath": ${write} here and ${written(`/${folder}/`)} there.`;
  }
  if (rest === "/") return `${start}Leave out the slash at the end: ${write}.`;
  if (rest !== "") return `${start}Leave out what comes after the name of the host: ${write}.`;
  return start ? `The address starts with https://: ${write}.` : `There are no spaces around it: ${write}.`;
}
