import type { FaceDrawing } from "../../../fields/pictures/face";
import { crest } from "./crest";
import { initials } from "./initials";
import { pixelFace } from "./pixelFace";
import { type Choice, seededChoice } from "./seededChoice";
import { tinctures } from "./tinctures";

type Style = FaceDrawing["style"];

const draw: Record<Style, (choose: Choice, name: string) => Omit<FaceDrawing, "style">> = {
  pixel: (choose) => ({ shapes: pixelFace(choose) }),
  crest: (choose) => ({ shapes: crest(choose) }),
  letters: (choose, name) => ({ shapes: [[choose(tinctures), "M0 0h24v24H0z"]], letters: initials(name) }),
};

/** A page has many more distinct faces than people, except with the same letters. */
const mostAttempts = 8;

/** Draws the faces of a page. The same name always has the same face, unless somebody before it has that face. */
export function facePainter(style: Style): (name: string) => FaceDrawing {
  const nameByFace = new Map<string, string>();
  return (name) => {
    for (let attempt = 0; ; attempt++) {
      const drawing = { style, ...draw[style](seededChoice(name + "+".repeat(attempt)), name) };
      const face = JSON.stringify(seenIn(drawing));
      const other = nameByFace.get(face) ?? name;
      if (other !== name && attempt < mostAttempts) continue;
      nameByFace.set(face, name);
      return drawing;
    }
  };
}

/** The features that distinguish a face: shields with the same field and charge look alike. */
function seenIn({ style, shapes, letters }: FaceDrawing): unknown {
  return style === "crest" ? [shapes[0], shapes.at(-1)?.[1]] : [shapes, letters];
}
