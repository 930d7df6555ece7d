import { fillLabel, type Settings } from "../Settings";

/** The avatar service's address for a name; `undefined` on a site without a service. */
export function faceAddress(name: string, { url, size }: Settings["avatars"]): string | undefined {
  return url && fillLabel(url, { name: encodeURIComponent(name), size });
}
