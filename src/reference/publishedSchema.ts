import { type Schema, Validator } from "@cfworker/json-schema";

/** Validates values with the published schema. Interprets it, because compiling takes longer than a whole check. */
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
