import { type Schema, Validator } from "@cfworker/json-schema";

/**
 * Returns a function that validates values with the published schema. It interprets the schema, because compiling it
 * takes longer
 * than a whole check.
 * @param text - the content of the schema file
 */
export function readSchema(text: string): (value: unknown) => boolean {
  const validator = new Validator(JSON.parse(text) as Schema, "2020-12", true);
  return (value) => {
    try {
      return validator.validate(value).valid;
    } catch (error) {
      // The library makes URIs of keys, which fails for lone surrogates. No valid key contains one.
      if (error instanceof URIError) return false;
      throw error;
    }
  };
}
