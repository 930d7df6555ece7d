const modules = import.meta.glob<Record<string, object> | object[]>("../blocks/*/examples.ts", {
  import: "examples",
});

/** The types of blocks. */
export const blockTypes: readonly string[] = Object.keys(modules).map((file) => file.split("/")[2]!);

/** The smallest valid block of a type. */
export async function smallestBlock(type: string): Promise<object> {
  const examples = await modules[`../blocks/${type}/examples.ts`]!();
  return Object.values(examples)[0]!;
}
