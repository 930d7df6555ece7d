import { isWebAddress } from "../../fields/addresses/webAddress";
import { looksLikeHost } from "../links/linkForm";
import { meantFile } from "../meantFile";
import type { Surroundings } from "../surroundings";
import { sentences, written } from "../../words/words";
import { hostAdvice } from "./host";
import { type Advice, rule, whereTrue, write } from "./rule";

/** How a picture is written: a file in public/, or an address on the web. */
export function explainImage(value: string, surroundings: Surroundings): Advice {
  const text = value.trim();
  const isHost = text.startsWith("//") || (looksLikeHost(text) && text.includes("/"));
  if ((isHost || /^http:/i.test(text)) && !/\s/.test(text)) {
    const fix = text.replace(/^(?:http:)?\/*/i, "https://");
    if (!isWebAddress(fix)) return hostAdvice(fix);
    return write("The URL of a picture must start with https://", fix);
  }
  if (/^https:\/\/[^\s/]\S*$/.test(text) && text === value) return hostAdvice(text);
  return /^https:/i.test(text)
    ? write("A URL cannot contain spaces", text.replace(/^https:\/*/i, "https://").replace(/\s/g, "%20"))
    : explainFile(value, surroundings);
}

/** How a file in public/ is written. */
export function explainFile(value: string, surroundings: Surroundings): Advice {
  const path = fixFile(value);
  if (path === undefined || !/\.[a-z0-9]{2,5}(?:[?#].*)?$/i.test(path)) {
    return { advice: plainAdvice(surroundings) };
  }
  const meant = meantFile(path, surroundings);
  if (/^[a-z][a-z0-9+.-]*:/i.test(value)) {
    return {
      advice: meant?.isThere
        ? `The file is already in public/. Use ${written(path)}.`
        : `Copy the file to public/, and use ${written(path)}.`,
    };
  }
  const needs = whereTrue([
    [/^(?:\.?[/\\]+)?public[/\\]/i.test(value), 'not include "public"'],
    [!value.startsWith("/"), "start with a slash"],
    [value.includes("\\"), "use / instead of \\"],
    [/\s/.test(value.trim()), "use %20 for a space"],
    [value.startsWith("//"), "start with a single slash"],
  ]);
  const subject = "The path of a file in public/ must";
  const all = needs.length > 0 ? needs : ["not start or end with a space"];
  if (meant?.isThere) return rule(subject, all, path);
  const start = rule(subject, all).advice;
  if (meant) {
    return {
      advice: sentences(start, `Did you mean ${written(meant.path)}?`),
      instead: meant.isSure ? meant.path : undefined,
    };
  }
  return { advice: `${start} Use ${written(path)}, and save the file as ${inPublic(path, surroundings)}.` };
}

/** The intended file is unknown, so an existing file is the example. */
function plainAdvice(surroundings: Surroundings): string {
  const picture = surroundings.filePaths().find((path) => /\.(?:svg|png|webp|jpe?g)$/i.test(path));
  return `Use the path of a file in public/, such as ${written(picture ?? "/logo.svg")}.`;
}

/** The probable path in public/; for a file elsewhere, its name. */
export function fixFile(value: string): string | undefined {
  const text = value.trim().replaceAll("\\", "/");
  const isElsewhere = /^[a-z][a-z0-9+.-]*:/i.test(text);
  if (/^data:/i.test(text)) return undefined;
  const path = isElsewhere
    ? `/${
        text
          .replace(/[?#].*$/, "")
          .split("/")
          .at(-1) ?? ""
      }`
    : text.replace(/^(?:\.{0,2}\/+)*(?:public\/+)?/i, "/");
  return path.length > 1 ? path.replace(/\s/g, "%20") : undefined;
}

/** A file of `public/`, such as `/logo.svg`, from the folder in which the program was started. */
export function inPublic(
  path: string,
  { publicFolder = "public" }: Pick<Surroundings, "publicFolder">,
): string {
  return `${publicFolder}${path}`;
}
