import { parseUrl, isWebAddress } from "../../fields/addresses/webAddress";
import { type Advice, write } from "./rule";
import { sentences, written } from "../../words/words";
import { controlsIn, withoutControls } from "../../fields/characters";

/** What to write instead of a web address whose host or port is not plain. */
export function hostAdvice(address: string): Advice {
  const control = controlAdvice(address);
  if (control) return control;
  const [start = "", port] = /^[a-z]+:\/\/[^/?#]*?(?::(\d+))?(?=[/?#]|$)/i.exec(address) ?? [];
  if (Number(port) > 65_535) {
    return { advice: "The port must be at most 65535." };
  }
  const url = parseUrl(address);
  const fix = url && `${url.origin}${address.slice(start.length)}`;
  return fix !== undefined && fix !== address && isWebAddress(fix)
    ? write("A hostname can contain only letters a to z, digits, dots and hyphens", fix)
    : {
        advice:
          "A hostname can contain only letters a to z, digits, dots and hyphens, as in https://example.com.",
      };
}

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

/** Advice if an address or a name contains control characters; `undefined` otherwise. */
export function controlAdvice(text: string, wanted = "a visible value"): Advice | undefined {
  const [control] = controlsIn(text);
  if (control === undefined) return undefined;
  const code = `\\u${control.charCodeAt(0).toString(16).padStart(4, "0")}`;
  const plain = withoutControls(text);
  return plain.trim() === ""
    ? write(`It contains only an invisible control character (${code}). Enter ${wanted} instead`)
    : write(`It contains an invisible control character (${code})`, plain);
}
