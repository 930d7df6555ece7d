import { configSchema } from "../config/config";
import { describeForms } from "../schema/descriptors";

/** The forms of a config. The bundle contains them as data, without the schemas. */
export const configForms = describeForms(configSchema);
