import type { CustomPlugin, XastElement } from "svgo/browser";

/** Anything in a drawing that does more than draw; drawings without it are published byte for byte. */
const more =
  /<(?:\w+:)?(?:script|foreignObject|iframe|embed|object|audio|video|handler|listener|set|animate)\b|\bon\w+\s*=\s*["']|javascript:|@import|<!ENTITY|<!DOCTYPE[^>]*\[|<\?xml-stylesheet|(?:href|src)\s*=\s*["']?\s*(?![\s"'#]|data:image\/(?:png|jpe?g|gif|webp|avif)[;,])|url\(\s*["']?\s*(?![\s"'#])/i;

/** What can hold a page, or anything else that is no drawing. */
const foreign = /^(?:\w+:)?(?:foreignObject|iframe|embed|object|audio|video|handler|listener)$/i;

/** Whether an address is one of the drawing itself, or of a picture of pixels in it. */
const own = /^\s*(?:#|data:image\/(?:png|jpe?g|gif|webp|avif)[;,])/i;

/** What a style sheet or an attribute turns to elsewhere. */
const elsewhere = /@import[^;]*;?|url\(\s*(["']?)\s*(?!#|data:)[^)]*\)/gi;

/** Takes out what turns to other sites, and what can hold a page. Links that visitors follow stay. */
const withoutForeign: CustomPlugin = {
  name: "withoutForeign",
  fn: () => ({
    element: {
      enter: (node, parent) => {
        if (foreign.test(node.name) || animatesAddress(node)) {
          parent.children = parent.children.filter((one) => one !== node);
          return;
        }
        cleanAttributes(node);
        if (!/^(?:\w+:)?style$/i.test(node.name)) return;
        for (const child of node.children)
          if (child.type === "text" || child.type === "cdata")
            child.value = child.value.replace(elsewhere, "none");
      },
    },
  }),
};

/** Whether it gives another thing an address later, which nobody has looked at. */
function animatesAddress({ attributes }: XastElement): boolean {
  return /href|src|^on/i.test(attributes["attributeName"] ?? "");
}

function cleanAttributes({ name, attributes }: XastElement): void {
  for (const [key, value] of Object.entries(attributes)) {
    const isAddress = /^(?:\w+:)?(?:href|src)$/i.test(key);
    const isLink = name === "a" && /^https?:/i.test(value.trim());
    if (/^on/i.test(key) || (isAddress && !isLink && !own.test(value))) delete attributes[key];
    else if (!isAddress) attributes[key] = value.replace(elsewhere, "none");
  }
}

/**
 * Cleans a drawing of scripts, of what turns to other sites and of what can hold a page: hosts that set no headers would
 * let a browser run it, when somebody opens the drawing by its address.
 * @param text - the drawing
 * @returns nothing for a drawing that only draws
 * @throws Error when it does more, and cannot be read
 */
export async function cleanDrawing(text: string): Promise<string | undefined> {
  if (!more.test(text)) return undefined;
  const { optimize } = await import("svgo/browser");
  const plugins = ["removeDoctype", "removeXMLProcInst", "removeScripts", withoutForeign] as const;
  return optimize(text, { plugins: [...plugins] }).data;
}
