import type { IncomingMessage, ServerResponse } from "node:http";
import { basename, dirname } from "node:path";
import type { PackagedFontName } from "../../../core/fonts/packagedFont";
import { edit, EDIT_FOLDER, type FileChange, FRAME_FOLDER, KEY_HEADER } from "../../../editor/addresses";
import { EDITOR_FOLDER } from "../../../app/liveChannel";
import { escapeHtml } from "../../../core/html";
import { packagedFont } from "../../input/packagedFonts";
import { readCatalogueText } from "../../input/catalogueText";
import { readConfigFile } from "../../input/loadSite";
import { attempt } from "../../attempt";
import { readBytes } from "../../regularFile";
import { targetOf } from "../requestTarget";
import { respondWith } from "../respondWith";
import { sendFile } from "../sendFile";
import { type EditorKeys, isKey } from "./editorKeys";
import {
  MOST_BYTES,
  Refusal,
  removePublicFile,
  renamePublicFile,
  tagOf,
  catalogueFile,
  writeText,
  writePublicFile,
} from "./editorFiles";
import { drawingsOf, listWorld } from "./editorWorld";

/** In bytes. A config with thousands of pages is a third of this. */
const MOST_CONFIG_BYTES = 64 * 1024 * 1024;

/** The policy of the editor's document. */
const editorPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
  "connect-src 'self'; worker-src 'self'; frame-src 'self'; form-action 'none'; base-uri 'none'; " +
  "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types editor";

/** The policy of the frame, whose origin is no origin. Even links in it lead nowhere. */
const framePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; media-src 'self'; " +
  "font-src 'self' data:; connect-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; " +
  "sandbox allow-scripts";

export interface EditorRoutesOptions {
  configFile: string;
  keys: EditorKeys;
  /** The folder of the editor's scripts. */
  directory: string;
}

/** Answers the requests of the editor, and of the frame that shows the page in it. Only for this machine. */
export class EditorRoutes {
  readonly #options: EditorRoutesOptions;

  constructor(options: EditorRoutesOptions) {
    this.#options = options;
  }

  /** The methods of a path; `undefined` if it can only be read. */
  methodsOf(path: string): string | undefined {
    return path === edit.config || path === edit.catalogue
      ? "GET, HEAD, PUT"
      : path === edit.files
        ? "POST"
        : undefined;
  }

  /** Whether a path is open to pages of any origin, because the frame has none. Its key is in the path. */
  isForFrame(path: string): boolean {
    return path.startsWith(`${FRAME_FOLDER}${this.#options.keys.frame}/`);
  }

  /** @returns whether the path is one of the editor's */
  async respond(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    if (path.startsWith(EDITOR_FOLDER)) await this.#sendEditor(path, request, response);
    else if (path.startsWith(FRAME_FOLDER)) await this.#sendFrame(path, request, response);
    else if (path.startsWith(EDIT_FOLDER)) await this.#answer(path, request, response);
    else return false;
    return true;
  }

  async #sendEditor(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { keys, directory } = this.#options;
    response.setHeader("Content-Security-Policy", editorPolicy);
    if (path === EDITOR_FOLDER) {
      response.setHeader("X-Frame-Options", "DENY");
      respondWith(response, 200, "text/html", editorDocument(keys));
      return;
    }
    response.setHeader("Cache-Control", "no-cache");
    const file = `/${path.slice(EDITOR_FOLDER.length)}`;
    if (!(await sendFile(request, response, directory, file)))
      respondWith(response, 404, "text/plain", "The editor has no such file.\n");
  }

  /** Everything for the frame is below its key. Its origin is no origin, so files must be open to any. */
  async #sendFrame(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { configFile, directory, keys } = this.#options;
    const [key = "", ...names] = path.slice(FRAME_FOLDER.length).split("/");
    const name = `/${names.join("/")}`;
    response.setHeader("Content-Security-Policy", framePolicy);
    if (!isKey(key, keys.frame)) {
      respondWith(response, 404, "text/plain", "There is no frame at this address.\n");
      return;
    }
    response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
    response.removeHeader("Cross-Origin-Opener-Policy");
    if (name === "/") {
      respondWith(response, 200, "text/html", frameDocument);
      return;
    }
    if (/\.(?:woff2?|ttf|otf)$/.test(name)) response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Cache-Control", "no-cache");
    if (name === "/frame.js" && (await sendFile(request, response, directory, name))) return;
    const font = this.#fonts.get(name);
    if (font !== undefined) {
      respondWith(response, 200, "font/woff2", readBytes(font), { "Cache-Control": "max-age=3600" });
      return;
    }
    const { publicFolder } = readConfigFile(configFile);
    if (publicFolder.has(name) && (await sendFile(request, response, publicFolder.directory, name))) return;
    respondWith(response, 404, "text/plain", "File not found.\n");
  }

  /** The bundled fonts that the frame may load, by path. */
  readonly #fonts = new Map<string, string>();

  async #answer(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isKey(request.headers[KEY_HEADER], this.#options.keys.own)) {
      respondWith(
        response,
        403,
        "text/plain",
        "The program was started again. Reload this page; your work stays in this browser.\n",
      );
      return;
    }
    try {
      const answer = await this.#answerOf(path, request);
      if (!answer) respondWith(response, 404, "text/plain", "There is nothing at this address.\n");
      else
        respondWith(
          response,
          answer.body === undefined ? 304 : 200,
          "application/json",
          answer.body === undefined ? "" : JSON.stringify(answer.body),
          answer.tag ? { ETag: answer.tag } : {},
        );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      respondWith(response, error.status, "text/plain", `${error.message}\n`);
    }
  }

  async #answerOf(
    path: string,
    request: IncomingMessage,
  ): Promise<{ body?: unknown; tag?: string } | undefined> {
    const { configFile } = this.#options;
    const query = new URLSearchParams(targetOf(request).query);
    const list = (name: string) => (query.get(name) ?? "").split(",").filter(Boolean);
    if (request.method === "PUT" && (path === edit.config || path === edit.catalogue)) {
      const { text } = await bodyOf<{ text: string }>(request, MOST_CONFIG_BYTES);
      if (typeof text !== "string") throw new Refusal(400, "The request has no text.");
      const file = path === edit.config ? configFile : catalogueFile(configFile, query.get("name"));
      return { body: {}, tag: writeText(file, text, request.headers["if-match"]) };
    }
    if (path === edit.catalogue) {
      const file = catalogueFile(configFile, query.get("name"));
      const read = readCatalogueText(dirname(file), basename(file));
      if ("problem" in read) throw new Refusal(404, read.problem);
      return { body: { text: read.text, path: file }, tag: tagOf(read.text) };
    }
    if (path === edit.config) {
      const bytes = attempt(() => readBytes(configFile));
      if (!bytes) throw new Refusal(404, `${basename(configFile)} no longer exists.`);
      const tag = tagOf(bytes);
      if (request.headers["if-none-match"] === tag) return { tag };
      const { text } = readConfigFile(configFile);
      return { body: { text, path: configFile }, tag };
    }
    if (path === edit.world) {
      const { file, world } = readConfigFile(configFile);
      return { body: listWorld(file, world, list("schemas")) };
    }
    if (path === edit.icons) return { body: drawingsOf(list("names")) };
    if (path === edit.font) {
      const font = await packagedFont(query.get("name") as PackagedFontName, list("alphabets"));
      for (const { file } of font.faces) this.#fonts.set(`/${file.path}`, file.source);
      // The frame finds the files by their paths.
      return {
        body: {
          ...font,
          faces: font.faces.map(({ file, ...face }) => ({
            ...face,
            file: { path: file.path, source: file.path },
          })),
        },
      };
    }
    if (path === edit.files) {
      const { publicFolder } = readConfigFile(configFile);
      change(publicFolder.directory, await bodyOf<FileChange>(request, MOST_BYTES * 1.5));
      return { body: {} };
    }
    return undefined;
  }
}

function change(folder: string, request: FileChange): void {
  const isText = (value: unknown) => typeof value === "string";
  if (!isText(request.path)) throw new Refusal(400, "The request names no file.");
  if (request.kind === "write" && isText(request.bytes))
    writePublicFile(folder, request.path, Buffer.from(request.bytes, "base64"), request.isNew);
  else if (request.kind === "rename" && isText(request.to))
    renamePublicFile(folder, request.path, request.to);
  else if (request.kind === "remove") removePublicFile(folder, request.path);
  else throw new Refusal(400, "The editor cannot do this with a file.");
}

/** The JSON of a request. @throws Refusal if it is something else, or too large */
async function bodyOf<Body>(request: IncomingMessage, most: number): Promise<Body> {
  if (request.headers["content-type"] !== "application/json")
    throw new Refusal(415, "The request must be JSON.");
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw new Refusal(413, `This is larger than ${Math.round(most / 1024 / 1024)} MB.`);
    chunks.push(chunk);
  }
  try {
    const value = JSON.parse(Buffer.concat(chunks).toString("utf8")) as unknown;
    if (typeof value === "object" && value !== null) return value as Body;
  } catch {
    // Answered below.
  }
  throw new Refusal(400, "The request is not valid JSON.");
}

function editorDocument({ own, frame }: EditorKeys): string {
  return `<!doctype html>
<html lang="en" data-key="${escapeHtml(own)}" data-frame="${escapeHtml(`${FRAME_FOLDER}${frame}/`)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Editor</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="editor.css">
<script type="module" src="editor.js"></script>
</head>
<body>
<div id="editor"></div>
<noscript>The editor needs JavaScript. Without it, edit the config in a text editor.</noscript>
</body>
</html>
`;
}

const frameDocument = `<!doctype html>
<html lang="en" data-ready="">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Page</title>
<script src="frame.js" defer></script>
</head>
<body>
<div id="sp-root"></div>
</body>
</html>
`;
