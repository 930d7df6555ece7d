import { sentences, written } from "../../words/words";
import { hostAdvice } from "./host";
import { type Advice, write } from "./rule";

/** How the public address of the site is written. */
export function explainSiteUrl(value: string): Advice {
  const [, protocol = "", host = "", rest = ""] =
    /^(?:(https?)\b)?[:/\\]*([^\s/\\?#]*)(.*)$/is.exec(value.trim()) ?? [];
  const isHost = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?$|^localhost(?::\d+)?$/i.test(host);
  if (!isHost && protocol && /^[^\s.]+(?:\.[^\s.]+)+$/.test(host)) return hostAdvice(`https://${host}`);
  if (!isHost) return { advice: 'Use the site\'s full URL, such as "https://play.example".' };
  const fix = `${/^http$/i.test(protocol) ? "http" : "https"}://${host}`;
  const folder = rest.replace(/[?#].*$/s, "").replace(/^\/+|\/+$/g, "");
  const start = /^https?:\/\//.test(value) ? undefined : "The URL must start with https://.";
  if (folder && /^[A-Za-z0-9._~/-]+$/.test(folder)) {
    const both = `Use ${written(fix)} here, and set "basePath": ${written(`/${folder}/`)}`;
    return { advice: sentences(start, `The path belongs in "basePath". ${both}.`) };
  }
  if (rest === "/") {
    const { advice } = write("Remove the slash at the end", fix);
    return { advice: sentences(start, advice), instead: fix };
  }
  if (rest !== "") {
    const { advice } = write("Remove everything after the domain", fix);
    return { advice: sentences(start, advice) };
  }
  return write(start ? "The URL must start with https://" : "Remove the spaces around it", fix);
}
