/** The part of Trusted Types that the editor uses. Source: https://w3c.github.io/trusted-types/dist/spec/ */
interface Window {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (input: string) => string },
    ) => { createScriptURL: (input: string) => unknown };
  };
}
