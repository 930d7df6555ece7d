import type { ColorRole } from "../../config/theme";

/** Two colours that are used together on a page. */
export interface ContrastPair {
  /** The colour of the words, lines or marks. */
  role: ColorRole;
  /** The colour behind them. */
  on: ColorRole;
  /** The minimum contrast for WCAG AA: 4.5 for text, 3 for non-text elements. */
  least: number;
}

const everySurface = ["background", "surface", "surfaceRaised"] as const;

const meetings: [on: readonly ColorRole[], roles: readonly ColorRole[], least: number][] = [
  [everySurface, ["text", "textMuted"], 4.5],
  [["primary"], ["onPrimary"], 4.5],
  [["accent"], ["onAccent"], 4.5],
  [["background", "surface"], ["primary", "accent"], 4.5],
  [["surface", "surfaceRaised"], ["success", "warning", "danger"], 4.5],
  [everySurface, ["focus"], 3],
];

/** The colours of a theme that are used on each other, with their minimum contrast. */
export const contrastPairs: readonly ContrastPair[] = meetings.flatMap(([surfaces, roles, least]) =>
  surfaces.flatMap((on) => roles.map((role) => ({ role, on, least }))),
);
