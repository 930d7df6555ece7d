import { fillLabel, type Settings } from "../Settings";

/** The address of the avatar service for a name; `undefined` on a site without one. */
export function faceAddress(name: string, { url, size }: Settings["avatars"]): string | undefined {
  return url && fillLabel(url, { name: encodeURIComponent(name), size });
}
