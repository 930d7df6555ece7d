import { avatarsSchema } from "../config/avatars";
import { labelsSchema } from "../config/labels";
import { toastsSchema } from "../config/toasts";
import { tooltipsSchema } from "../config/config";
import type { Settings } from "./Settings";

/** The default settings, for tests. */
export const settings = {
  labels: labelsSchema.parse(undefined),
  toasts: toastsSchema.parse(undefined),
  tooltips: tooltipsSchema.parse(undefined),
  avatars: avatarsSchema.parse(undefined),
} as unknown as Settings;
