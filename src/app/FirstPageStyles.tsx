import { useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Page } from "../compile/page";
import { STYLES_ID } from "./pageData";
import { applyLastingStyles } from "./pageStyles";
import type { Shown } from "./pageSource";
import { whenIdle } from "./whenIdle";

/**
 * The page that the server rendered, with its stylesheet after the first block, which the first paint does not await.
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

/** The first page's `<link>` to its stylesheet. Its copy in the head replaces it when the browser is idle. */
function FirstPageStyles({ address }: { address: string }) {
  const link = useRef<HTMLLinkElement>(null);
  const [isReplaced, setIsReplaced] = useState(false);
  useLayoutEffect(() => {
    // It failed to load, or React has rendered the page again.
    if (!link.current?.sheet?.cssRules.length) applyLastingStyles();
    whenIdle(() => {
      applyLastingStyles();
      flushSync(() => setIsReplaced(true));
    });
    return applyLastingStyles;
  }, []);
  return !isReplaced && <link ref={link} rel="stylesheet" href={address} id={STYLES_ID} />;
}
