import launch from "launch-editor";

/** Opens the owner's editor at a position, if one is found. Errors are ignored. */
export function openInEditor(file: string, place: string): void {
  launch(`${file}:${place}`, undefined, () => undefined);
}
