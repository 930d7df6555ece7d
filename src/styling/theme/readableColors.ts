import type { ColorRole, Theme } from "../../config/theme";
import { channels, type ContrastPair, contrastPairs, contrast } from "./contrast";
import { type Demand, nearestReadable } from "./nearestReadable";
import { resolveTheme } from "./resolveTheme";

type Colors = Record<ColorRole, string>;
/** New values for some colours of a theme. */
export type ColorChanges = Partial<Colors>;

/** The colour pairs of a theme that have too little contrast. */
export function unreadablePairs(colors: Colors): ContrastPair[] {
  return contrastPairs.filter(({ role, on, least }) => contrast(colors[role], colors[on]) < least);
}

const surfaces: readonly ColorRole[] = ["background", "surface", "surfaceRaised"];
const isSurface = (role: ColorRole) => surfaces.includes(role);
/** The roles used on surfaces, ordered so that a role on another one comes after it. */
const standing = [...new Set(contrastPairs.filter(({ on }) => isSurface(on)).map(({ role }) => role))];
const standingOnThose = [
  ...new Set(contrastPairs.filter(({ on }) => !isSurface(on)).map(({ role }) => role)),
];

/** The changes that make every pair of a theme readable. Hues stay, and the smallest change of owners' colours wins. */
export function readableColors(theme: Theme): ColorChanges {
  if (unreadablePairs(resolveTheme(theme).colors).length === 0) return {};
  const ways = ["#ffffff", "#000000"].flatMap((words) =>
    [true, false].map((keepsPreset) => changesFor(theme, words, keepsPreset)),
  );
  const sound = ways.filter((changes) => unreadablePairs(withChanges(theme, changes)).length === 0);
  return sound.sort((a, b) => costOf(theme, a) - costOf(theme, b))[0] ?? {};
}

/**
 * One way to make a theme readable.
 * @param words - the colour to keep readable on every surface: white on dark ones, black on light ones
 * @param keepsPreset - whether surfaces move towards the preset's colours on them, or those colours move
 */
function changesFor(theme: Theme, words: string, keepsPreset: boolean): ColorChanges {
  const own = theme.colors;
  const colors = { ...resolveTheme(theme).colors };
  const changes: ColorChanges = {};
  const move = (role: ColorRole, demands: readonly Demand[]) => {
    const moved = nearestReadable(colors[role], demands);
    if (
      moved === undefined ||
      demands.every(({ against, least }) => contrast(colors[role], against) >= least)
    ) {
      return;
    }
    colors[role] = moved;
    changes[role] = moved;
  };
  for (const surface of surfaces) {
    const fixed = contrastPairs.filter(
      ({ role, on }) =>
        keepsPreset && on === surface && own[role] === undefined && own[surface] !== undefined,
    );
    move(surface, [
      { against: words, least: 4.5 },
      ...fixed.map(({ role, least }) => ({ against: colors[role], least })),
    ]);
  }
  for (const role of [...standing, ...standingOnThose]) {
    // Colours on the primary and the accent colour, and of information, follow the others unless the owner sets them.
    if ((standingOnThose.includes(role) || role === "info") && own[role] === undefined) continue;
    const demands = contrastPairs.filter((pair) => pair.role === role);
    move(
      role,
      demands.map(({ on, least }) => ({ against: colors[on], least })),
    );
  }
  return changes;
}

function withChanges(theme: Theme, changes: ColorChanges): Colors {
  return resolveTheme({ ...theme, colors: { ...theme.colors, ...changes } }).colors;
}

/** The cost of a change besides its distance: for a colour that the owner chose, and for one that has to be added. */
const priceOfOwn = 0.3;
const priceOfNew = 0.1;

function costOf(theme: Theme, changes: ColorChanges): number {
  const { colors } = resolveTheme(theme);
  return Object.entries(changes).reduce((sum, [name, color]) => {
    const role = name as ColorRole;
    const price = theme.colors[role] === undefined ? priceOfNew : priceOfOwn;
    return sum + price + distance(colors[role], color);
  }, 0);
}

/** The distance between two colours, from 0 to 1 for black and white. */
function distance(one: string, other: string): number {
  const [a, b] = [channels(one), channels(other)];
  return Math.hypot(...a.map((value, index) => value - b[index]!)) / Math.hypot(255, 255, 255);
}
