import { type Schema, Validator } from "@cfworker/json-schema";

/**
 * The published schema as a question: does it accept this value? The validator reads the schema as it goes: to compile it
 * first would take longer than all of a check.
 * @param text - the schema as its file has it
 */
export function readSchema(text: string): (value: unknown) => boolean {
  const validator = new Validator(JSON.parse(text) as Schema, "2020-12", true);
  return (value) => {
    try {
      return validator.validate(value).valid;
    } catch (error) {
      // It makes addresses of keys, which half of a character cannot be part of; a key of a config has none.
      if (error instanceof URIError) return false;
      throw error;
    }
  };
}
