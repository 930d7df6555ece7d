import { memo } from "react";

/** What lies behind the page; `backgroundCss` paints it: one element for the effect, one for each picture. */
export const Background = memo(function Background({ layers }: { layers: number }) {
  return (
    <div className="sp-background" aria-hidden="true">
      {Array.from({ length: layers + 1 }, (_, index) => (
        <div key={index} />
      ))}
    </div>
  );
});
