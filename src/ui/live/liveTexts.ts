import { type ComponentType, createContext } from "react";
import type { LiveFigure } from "../../fields/texts/text";

/** Renders figures in texts. Only pages that have some load it. */
export const LiveTexts = createContext<ComponentType<LiveFigure> | undefined>(undefined);
