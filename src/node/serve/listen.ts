import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Where a server is to be found. */
export interface Listening {
  port: number;
  host: string;
  /** Whether a port that is taken may be exchanged for one that is free; not for one that the owner asked for. */
  mayTakeAnother?: boolean;
}

/** A network address or port that a server cannot have; the message says what to do. */
export class ListenError extends Error {
  /** The system's code, such as `EADDRINUSE`. */
  readonly code: string | undefined;

  constructor(cause: NodeJS.ErrnoException, listening: Listening) {
    super(explain(cause, listening), { cause });
    this.name = "ListenError";
    this.code = cause.code;
  }
}

/** How many ports are tried from the usual one on, before any that is free is taken. */
const NEAR_PORTS = 10;

/** Opens a server for requests, and returns its address without a slash at its end. @throws ListenError */
export async function listen(server: Server, listening: Listening): Promise<string> {
  const { port, host, mayTakeAnother = false } = listening;
  const near = Array.from({ length: NEAR_PORTS }, (_, index) => port + index).filter((one) => one <= 65_535);
  const ports = mayTakeAnother ? [...near, 0] : [port];
  for (const [index, candidate] of ports.entries()) {
    try {
      server.listen(candidate, host);
      await once(server, "listening");
      break;
    } catch (error) {
      const isLast = index === ports.length - 1;
      if (isLast || (error as NodeJS.ErrnoException).code !== "EADDRINUSE")
        throw new ListenError(error as NodeJS.ErrnoException, listening);
    }
  }
  // A connection that cannot be taken, as when too many files are open, ends nothing but itself.
  server.on("error", () => undefined);
  return `http://${nameOf(host)}:${(server.address() as AddressInfo).port}`;
}

function explain({ code, message }: NodeJS.ErrnoException, { port, host }: Listening): string {
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} is in use by another program. Use --port to choose another port, or leave out --port to use a free port.`;
    case "EACCES":
      return `Port ${port} is reserved by the system. Use --port to choose another port from 1024 to 65535.`;
    case "EADDRNOTAVAIL":
    case "EAFNOSUPPORT":
    case "EAI_AGAIN":
    case "EINVAL":
    case "ENOTFOUND":
      return `This computer has no network address "${host}". Leave out --host, or use --host 0.0.0.0 to share the site on your network.`;
    default:
      return message;
  }
}

/** A network address as it is written in an address of the web; one that means all of them is this machine too. */
function nameOf(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
