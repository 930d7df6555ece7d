import type { Random } from "../random";
import { requestFor, type Reply } from "./exchange";
import { PICTURE_SIZES, pictureOf } from "./sites";

/** A request with the check of its response. */
export interface Trial {
  name: string;
  bytes: string | Buffer;
  isHead?: boolean;
  /** Explains what is wrong with a response; `undefined` if it is correct. */
  flawOf: (reply: Reply | undefined) => string | undefined;
}

const positions = (size: number) =>
  [
    "0",
    "1",
    "5",
    size - 1,
    size,
    size + 1,
    "00",
    "99999999999999999999",
    "-1",
    "1.5",
    "0x1",
    "",
    " ",
    "a",
  ].map(String);

/** A request for a part of a picture, with a possibly invalid header. */
export function rangeTrial(random: Random): Trial {
  const size = random.pick(PICTURE_SIZES);
  const one = () =>
    `${random.pick(positions(size))}${random.pick(["-", "-", "-", "", "--"])}${random.pick(positions(size))}`;
  const unit = random.pick(["bytes=", "bytes=", "bytes=", "bytes=", "Bytes=", "items=", "bytes", "", "="]);
  const many = random.chance(0.7) ? 1 : 1 + random.below(200);
  const range = unit + Array.from({ length: many }, one).join(random.pick([",", ", "]));
  const condition = random.pick([
    "",
    "",
    "",
    '"tag"',
    'W/"a-1"',
    "Thu, 01 Jan 1970 00:00:00 GMT",
    "yesterday",
    "*",
  ]);
  const method = random.chance(0.1) ? "HEAD" : "GET";
  const headers = { Range: range, "If-Range": condition };
  return {
    name: `${method} picture-${size}.png with Range "${range.slice(0, 100)}" and If-Range "${condition}"`,
    bytes: requestFor(`/picture-${size}.png`, { method, headers }),
    isHead: method === "HEAD",
    flawOf: (reply) => {
      if (!reply?.isWhole) return "it has no whole answer";
      const { status } = reply;
      const allowed = method === "HEAD" || condition !== "" ? [200] : allowedFor(range, size);
      if (!allowed.includes(status)) return `its status is ${status} and not ${allowed.join(" or ")}`;
      return method === "HEAD" ? undefined : flawOfBody(reply, pictureOf(size), partOf(range, size));
    },
  };
}

/**
 * The bytes that a single range requests. Source: https://www.rfc-editor.org/rfc/rfc9110#section-14.1.2
 * @returns the first byte and the last one, "none" if the range is outside the file, or `undefined` if it is invalid
 */
function partOf(range: string, size: number): readonly [first: number, last: number] | "none" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (first === "" && last === "") return undefined;
  if (first === "")
    return Number(last) === 0 || size === 0 ? "none" : [Math.max(0, size - Number(last)), size - 1];
  if (last !== "" && Number(last) < Number(first)) return undefined;
  return Number(first) >= size
    ? "none"
    : [Number(first), last === "" ? size - 1 : Math.min(Number(last), size - 1)];
}

/** The allowed statuses for a range. Invalid and multiple ranges may be ignored, rejected or partly answered. */
function allowedFor(range: string, size: number): number[] {
  const part = partOf(range, size);
  if (part === undefined) return range.startsWith("bytes=") ? [200, 206, 416] : [200];
  return part === "none" ? [416] : [206];
}

function flawOfBody(
  { status, headers, body }: Reply,
  picture: Buffer,
  part: ReturnType<typeof partOf>,
): string | undefined {
  const told = headers.get("content-range");
  if (status === 200) return body.equals(picture) ? undefined : "the body is not the picture";
  if (status === 416)
    return told === `bytes */${picture.length}` ? undefined : `it says Content-Range: ${told}`;
  const [, first, last, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(told ?? "")?.map(Number) ?? [];
  if (first === undefined || last === undefined || size !== picture.length)
    return `it says Content-Range: ${told}`;
  if (!body.equals(picture.subarray(first, last + 1))) return `the body is not the part ${told}`;
  const isMeant = !Array.isArray(part) || (part[0] === first && part[1] === last);
  return isMeant ? undefined : `it is the part ${told}`;
}
