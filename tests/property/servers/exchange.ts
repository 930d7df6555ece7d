import { connect } from "node:net";

/** A raw HTTP response. */
export interface Reply {
  status: number;
  /** By lowercase name. */
  headers: ReadonlyMap<string, string>;
  body: Buffer;
  /** Whether the body is complete: up to its last chunk, or to its Content-Length. */
  isWhole: boolean;
}

/** The timeout of a response in milliseconds. */
const LONGEST_ANSWER = 10_000;

/**
 * Sends raw bytes to a local server.
 * @param isHead - whether the response has no body
 * @returns the first response; `undefined` if the connection was closed without one
 * @throws Error if the server keeps the connection open without a response
 */
export function exchange(port: number, bytes: string | Buffer, isHead = false): Promise<Reply | undefined> {
  return new Promise((answered, failed) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: "127.0.0.1" }, () => socket.write(bytes));
    const timer = setTimeout(() => {
      failed(new Error(`no answer in ${LONGEST_ANSWER} ms`));
      socket.destroy();
    }, LONGEST_ANSWER);
    const end = () => {
      clearTimeout(timer);
      answered(replyOf(Buffer.concat(chunks), isHead));
      socket.destroy();
    };
    socket.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      const reply = replyOf(Buffer.concat(chunks), isHead);
      if (reply && (reply.isWhole || isListening(reply))) end();
    });
    // A reset connection has been answered or closed.
    socket.on("error", () => undefined);
    socket.on("close", end);
  });
}

/** Whether a response is an endless event stream. */
export function isListening({ headers }: Reply): boolean {
  return headers.get("content-type") === "text/event-stream";
}

/** A request in bytes. Its headers override the default ones, and empty headers are removed. */
export function requestFor(
  path: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): string {
  const all = Object.entries({ Host: "localhost", Connection: "close", ...headers });
  const lines = all.filter(([, value]) => value !== "").map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n`;
}

const LAST_CHUNK = Buffer.from("0\r\n\r\n");

function replyOf(bytes: Buffer, isHead: boolean): Reply | undefined {
  const end = bytes.indexOf("\r\n\r\n");
  const [first = "", ...lines] = bytes.subarray(0, Math.max(end, 0)).toString("latin1").split("\r\n");
  const [, status] = /^HTTP\/1\.1 (\d{3})(?: |$)/.exec(first) ?? [];
  if (end < 0 || status === undefined) return undefined;
  const headers = new Map(
    lines.map((line) => {
      const [, name = "", value = ""] = /^([^:]*):\s*(.*)$/.exec(line) ?? [];
      return [name.toLowerCase(), value] as const;
    }),
  );
  const body = bytes.subarray(end + 4);
  const length = isHead || status === "304" ? 0 : Number(headers.get("content-length") ?? 0);
  const isWhole =
    headers.get("transfer-encoding") === "chunked" && !isHead
      ? body.subarray(-5).equals(LAST_CHUNK)
      : body.length === length;
  return { status: Number(status), headers, body, isWhole };
}
