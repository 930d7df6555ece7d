/** A live figure in a text: `{{servers.main.players|many}}`. */
export interface FigureUse {
  server: string;
  figure: string;
  /** Shown while the figure is unknown. */
  words?: string;
}

/** The placeholder for the number of posts. */
export const NEWS_COUNT = "news.count";

/** Whether a name between braces means something else than a constant. */
export function isFigure(name: string): boolean {
  return name === NEWS_COUNT || figureIn(name) !== undefined;
}

/** Reads what is between the braces; `undefined` if it is no figure. */
export function figureIn(name: string): FigureUse | undefined {
  const [, server, figure, words] = /^servers\.([^.|\s]+)\.([^.|\s]+)\s*(?:\|(.*))?$/s.exec(name) ?? [];
  if (server === undefined || figure === undefined) return undefined;
  const shown = words?.trim();
  return { server, figure, ...(shown ? { words: shown } : {}) };
}
