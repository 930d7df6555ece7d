/** What the published schema is called, which also tells a copy of it from any other file. */
export const schemaTitle = "Config of a Spawnpage site";
