import type { AnswerPaths, Figure, OwnValues } from "../fields/parts/server";
import { cleanLine } from "./serverAnswer";
import { valueAt } from "./valueAt";

const MOST_ROWS = 200;
const LONGEST_FIGURE = 60;
const LONGEST_CELL = 200;
const LONGEST_ADDRESS = 1000;
/** Larger numbers would not be exact. */
const LARGEST = Number.MAX_SAFE_INTEGER;

/**
 * The figures, lists and picture in the response of an owner's own address. Other values than numbers and texts are
 * left out, and so are pictures of another origin.
 * @param address - the address of the response
 */
export function ownValues(answer: unknown, paths: AnswerPaths, address: string): OwnValues {
  const at = (path: string, from = answer) => valueAt(from, path.split("."));
  const figures = Object.entries(paths.figures ?? {}).flatMap(([name, path]): [string, Figure][] => {
    const figure = figureOf(at(path), LONGEST_FIGURE);
    return figure === undefined ? [] : [[name, figure]];
  });
  const lists = Object.entries(paths.lists ?? {}).flatMap(([name, list]): [string, Figure[][]][] => {
    const rows = at(list.rows);
    return Array.isArray(rows)
      ? [[name, rowsOf(rows, (row) => list.cells.map((cell) => at(cell, row)))]]
      : [];
  });
  const image = paths.image === undefined ? undefined : pictureOf(at(paths.image), address);
  return {
    ...(figures.length > 0 && { figures: Object.fromEntries(figures) }),
    ...(lists.length > 0 && { lists: Object.fromEntries(lists) }),
    ...(image !== undefined && { image }),
  };
}

/** The first rows with something in them. Their other cells may be empty. */
function rowsOf(rows: readonly unknown[], cellsOf: (row: unknown) => unknown[]): Figure[][] {
  return rows
    .slice(0, MOST_ROWS)
    .map((row) => cellsOf(row).map((cell) => figureOf(cell, LONGEST_CELL) ?? ""))
    .filter((cells) => cells.some((cell) => cell !== ""));
}

function figureOf(value: unknown, longest: number): Figure | undefined {
  if (typeof value === "number") return Math.abs(value) <= LARGEST ? value : undefined;
  return cleanLine(value, longest) || undefined;
}

/** The URL of a picture, which may be relative, if the service itself hosts it. */
function pictureOf(value: unknown, address: string): string | undefined {
  if (typeof value !== "string" || value.length > LONGEST_ADDRESS) return;
  const service = new URL(address);
  let picture: URL;
  try {
    picture = new URL(value, address);
  } catch {
    return;
  }
  // A `blob:` URL has the origin of its creator.
  const isOwn = picture.origin === service.origin && picture.protocol === service.protocol;
  return isOwn && picture.username === "" && picture.password === "" ? picture.href : undefined;
}
