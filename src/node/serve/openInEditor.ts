import launch from "launch-editor";

/** Opens the owner's editor, if one is found, at a place of a file. What goes wrong is no matter. */
export function openInEditor(file: string, place: string): void {
  launch(`${file}:${place}`, undefined, () => undefined);
}
