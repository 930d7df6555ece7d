import { css } from "@emotion/react";
import { useEffect, useRef, type ReactNode } from "react";
import { space } from "../../styling/theme/tokens";
import { currentAnchor, followPlaces } from "../../ui/controls/places";
import { Disclosure } from "../../ui/elements/Disclosure";

/** An answer that opens when its question is pressed or linked to. Renders a `<details>`. */
export function ClosedAnswer({
  anchor,
  summary,
  children,
}: {
  anchor: string;
  summary: ReactNode;
  children: ReactNode;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const follow = () => {
      if (details.current && currentAnchor() === anchor) details.current.open = true;
    };
    follow();
    return followPlaces(follow);
  }, [anchor]);
  return (
    <Disclosure ref={details} summary={summary} css={answer}>
      {children}
    </Disclosure>
  );
}

// The whole card is pressable, up to its edges.
const answer = css`
  > summary {
    justify-content: space-between;
    margin: calc(-1 * ${space[5]});
    padding: ${space[4]} ${space[5]};
  }
  &[open] > summary {
    margin-block-end: 0;
    padding-block-end: ${space[1]};
  }
`;
