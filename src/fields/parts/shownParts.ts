import * as z from "zod";
import { noteOtherWords } from "../otherWords";

/** The visible parts of a link with an icon. */
export const shownParts = z.enum(["both", "label", "icon"]).optional();

noteOtherWords({ show: "visible parts iconsonly icononly labelonly" });
