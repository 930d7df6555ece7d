const text = { type: "string", minLength: 1 };
const group = (properties: Record<string, object>, required = Object.keys(properties)) => ({
  type: "object",
  additionalProperties: false,
  required,
  properties,
});
const list = (items: object, more: object = {}) => ({ type: "array", items, ...more });
const message = group({ text });
const artifactLocation = group({ uri: { type: "string", pattern: "^[^\\s\\\\]+$" } });
const fromOne = { type: "integer", minimum: 1 };
const region = group({ startLine: fromOne, startColumn: fromOne, endLine: fromOne, endColumn: fromOne });
const level = { enum: ["none", "note", "warning", "error"] };

/** The parts of SARIF 2.1.0 that we write. Others are refused. */
export const sarifLog = group({
  $schema: text,
  version: { const: "2.1.0" },
  runs: list(
    group(
      {
        tool: group({
          driver: group(
            {
              name: text,
              rules: list(
                group(
                  {
                    id: text,
                    deprecatedIds: list(text, { uniqueItems: true }),
                    shortDescription: message,
                    defaultConfiguration: group({ level }),
                  },
                  ["id", "shortDescription", "defaultConfiguration"],
                ),
                { uniqueItems: true },
              ),
            },
            ["name"],
          ),
        }),
        columnKind: { enum: ["utf16CodeUnits", "unicodeCodePoints"] },
        invocations: list(
          group({
            executionSuccessful: { type: "boolean" },
            toolExecutionNotifications: list(group({ level, message })),
          }),
        ),
        results: list(
          group(
            {
              ruleId: text,
              ruleIndex: { type: "integer", minimum: 0 },
              level,
              message,
              locations: list(
                group(
                  {
                    physicalLocation: group({ artifactLocation, region }),
                    logicalLocations: list(group({ fullyQualifiedName: text })),
                  },
                  ["physicalLocation"],
                ),
              ),
              fixes: list(
                group({
                  description: message,
                  artifactChanges: list(
                    group({
                      artifactLocation,
                      replacements: list(
                        group({
                          deletedRegion: region,
                          insertedContent: group({ text: { type: "string" } }),
                        }),
                        { minItems: 1 },
                      ),
                    }),
                    { minItems: 1 },
                  ),
                }),
              ),
            },
            ["ruleId", "level", "message", "locations"],
          ),
        ),
      },
      ["tool", "results"],
    ),
    { minItems: 1 },
  ),
});
