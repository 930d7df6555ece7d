import { configSchema } from "../../config/config";
import { listOtherWords } from "../../fields/otherWords";
import { listDescriptions } from "../../schema/descriptions";

/** The texts in the config's schemas. The bundle contains them as data, because only some findings need them. */
export const schemaTexts = { descriptions: listDescriptions(configSchema), otherWords: listOtherWords() };
