import { memo } from "react";

/** The background of the page, painted by `backgroundCss`: one element for the effect, and one for each picture. */
export const Background = memo(function Background({ layers }: { layers: number }) {
  return (
    <div className="sp-background" aria-hidden="true">
      {Array.from({ length: layers + 1 }, (_, index) => (
        <div key={index} />
      ))}
    </div>
  );
});
