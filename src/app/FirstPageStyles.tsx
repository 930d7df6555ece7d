import { useLayoutEffect, useRef } from "react";
import type { Page } from "../compile/page";
import { STYLES_ID } from "./pageData";
import { applyLastingStyles } from "./pageStyles";
import type { Shown } from "./pageSource";

/**
 * The page that the server rendered, with its stylesheet after the first block. The first paint does not wait for it.
 * @param sheet - the stylesheet's address; `undefined` if all styles are in the document
 */
export function firstShown(path: string, page: Page, sheet: string | undefined): Shown {
  const link = sheet && <FirstPageStyles address={sheet} />;
  return {
    path,
    page,
    isFirst: true,
    ...(page.blocks.length > 1 ? { afterFirstBlock: link } : { afterMain: link }),
  };
}

/** The `<link>` to the first page's stylesheet. It goes with the page, so the copy in the head takes its place. */
function FirstPageStyles({ address }: { address: string }) {
  const link = useRef<HTMLLinkElement>(null);
  useLayoutEffect(() => {
    // It failed to load, or React has rendered the page again.
    if (!link.current?.sheet?.cssRules.length) applyLastingStyles();
    return applyLastingStyles;
  }, []);
  return <link ref={link} rel="stylesheet" href={address} id={STYLES_ID} />;
}
