import { findConstants } from "../../fields/texts/constants";
import { figureIn, type FigureUse, NEWS_COUNT } from "../../fields/texts/figures";
import type { TextField } from "../visits";
import { textsWithConstants } from "./textsWithConstants";

/** A figure in a text of a config. */
export interface PlacedFigure {
  use: FigureUse;
  field: TextField;
  start: number;
  end: number;
}

/** The live figures in all texts. */
export function figuresInTexts(config: unknown): PlacedFigure[] {
  return textsWithConstants(config).flatMap((field) => {
    if (!field.value.includes("servers.")) return [];
    return findConstants(field.value).flatMap(({ name, start, end, closed }) => {
      const use = closed ? figureIn(name) : undefined;
      return use ? [{ use, field, start, end }] : [];
    });
  });
}

/** The texts with the number of posts. */
export function newsCountsIn(config: unknown): TextField[] {
  return textsWithConstants(config).filter(({ value }) =>
    findConstants(value).some(({ name }) => name === NEWS_COUNT),
  );
}
