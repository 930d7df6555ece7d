import type { ArrangedLayout } from "../../../fields/parts/heroLayout";
import { collage } from "./collage";
import { ledger } from "./ledger";
import { poster } from "./poster";
import { stage } from "./stage";
import { ticket } from "./ticket";
import { window } from "./window";

/** The styles of each layout. A page loads only the layouts that it shows. */
export const layouts: Readonly<Record<ArrangedLayout, unknown>> = {
  poster,
  stage,
  ticket,
  window,
  ledger,
  collage,
};
