import { css, keyframes } from "@emotion/react";
import { media } from "../../styling/theme/media";

/** A loading indicator. Renders a decorative `<span>`. */
export function Spinner({ className }: { className?: string | undefined }) {
  return <span css={spinner} className={className} aria-hidden="true" />;
}

const turn = keyframes`
  to { rotate: 360deg; }
`;

const spinner = css`
  inline-size: 1em;
  block-size: 1em;
  border: 2px solid;
  border-block-end-color: transparent;
  border-radius: 50%;
  ${media.motion} {
    animation: ${turn} 700ms linear infinite;
  }
`;
