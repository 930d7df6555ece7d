/** Title of the published schema. It identifies the copies in owners' folders, so it must not change. */
export const schemaTitle = "Spawnpage site config";
