/** What the published schema is called, which also tells a copy of it from any other file. */
export const schemaTitle = "The config of a Spawnpage site";
