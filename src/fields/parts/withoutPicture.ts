type Group = Readonly<Record<string, unknown>>;

/** The block that shows the words of an entry that has no picture. Only some types have buttons. */
export function withoutPicture({
  title,
  heading,
  name,
  text,
  description,
  buttons,
}: Group): Group | undefined {
  const words = { heading: title ?? heading ?? name, text: text ?? description, buttons };
  const given = Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined));
  if (given["text"] === undefined) return undefined;
  return { type: buttons === undefined ? "text" : "callout", ...given };
}
