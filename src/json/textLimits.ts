/** Far more than a config needs, far less than would overflow the stack. */
export const deepestNesting = 100;

/** A config has about 50 characters per value. With 25 or fewer, something is repeated. */
export const mostValuesOf = ({ length }: string): number => 100_000 + Math.floor(length / 25);
