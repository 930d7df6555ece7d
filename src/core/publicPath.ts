import { decoded } from "../fields/addresses/webAddress";

/** The path of a file in `public/` for its address in a config: without query and hash, and percent-decoded. */
export function publicPath(address: string): string {
  return decoded(address.replace(/[?#].*$/, ""));
}
