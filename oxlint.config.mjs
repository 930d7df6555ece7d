import { lintOverrides } from "./scripts/rooms/lintOverrides.mjs";

export default {
  plugins: ["eslint", "typescript", "unicorn", "oxc", "react", "jsx-a11y", "import", "promise", "vitest"],
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  env: { builtin: true, browser: true, node: true },
  rules: {
    eqeqeq: "error",
    "no-console": "off",
    "no-var": "error",
    "prefer-const": "error",
    "typescript/consistent-type-imports": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-non-null-assertion": "off",
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": "error",
    "typescript/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    "react/no-danger": "error",
    "react/exhaustive-deps": "error",
    "react/rules-of-hooks": "error",
    "react/jsx-no-target-blank": "error",
    "react/react-in-jsx-scope": "off",
    "react/no-unknown-property": ["error", { ignore: ["css"] }],
    "no-await-in-loop": "off",
    "import/no-cycle": "error",
    "import/no-unassigned-import": "off",
    // zod's export z contains all of its languages, and keeps them in every bundle.
    "unicorn/import-style": ["error", { extendDefaultStyles: false, styles: { zod: { namespace: true } } }],
    // URL.canParse is wrong in Node.js 20: see src/fields/addresses/webAddress.ts.
    "no-restricted-properties": [
      "error",
      { object: "URL", property: "canParse", message: "Use parseUrl." },
      { property: "_zod", message: "Only src/schema/ reads the inside of a schema: see structure.ts." },
    ],
    "unicorn/no-array-sort": "off",
    "unicorn/no-array-reverse": "off",
    "oxc/no-map-spread": "off",
    "no-shadow": "off",
    "no-underscore-dangle": "off",
    "typescript/no-unsafe-type-assertion": "off",
    "react/no-array-index-key": "off",
    "unicorn/consistent-function-scoping": "off",
    "unicorn/no-thenable": "off",
    "vitest/require-mock-type-parameters": "off",
    "vitest/valid-expect": ["error", { maxArgs: 2 }],
    "vitest/no-standalone-expect": "off",
    "vitest/no-conditional-expect": "off",
    "promise/no-callback-in-promise": "off",
    "promise/always-return": "off",
    "typescript/consistent-return": "off",
    "typescript/no-unnecessary-type-parameters": "off",
    "typescript/unbound-method": "off",
    "typescript/no-base-to-string": "off",
  },
  ignorePatterns: ["dist", "node_modules"],
  overrides: [
    ...lintOverrides,
    {
      files: ["src/**/*.test.{ts,tsx}", "src/**/*.fixture.{ts,tsx}", "src/blocks/*/examples.ts", "tests/**"],
      rules: { "no-restricted-imports": "off", "import/no-nodejs-modules": "off" },
    },
    {
      // They read how zod stores a schema, or generate random configs from it.
      files: ["src/schema/structure.ts", "src/schema/limits.ts", "src/**/*.test.ts", "tests/property/**"],
      rules: {
        "no-restricted-properties": [
          "error",
          { object: "URL", property: "canParse", message: "Use parseUrl." },
        ],
      },
    },
    {
      // Many browser tests assert by waiting for something, often in a shared function.
      files: ["tests/e2e/**"],
      rules: { "vitest/expect-expect": "off" },
    },
  ],
};
