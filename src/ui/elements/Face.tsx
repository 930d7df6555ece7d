import { css } from "@emotion/react";
import { type ReactNode, type Ref, useState } from "react";
import { color, duration, edge, radius } from "../../styling/theme/tokens";
import { useSettings } from "../Settings";

/**
 * The picture of a person whose name is beside it. Renders a `<span>` of fixed size with the site's placeholder, a drawn
 * face or a silhouette, and the picture above it. If the picture fails to load, the placeholder stays.
 * - `src`: the picture's address; `undefined` for only the placeholder
 * - `children`: a drawing that replaces the silhouette
 * - `isBare`: whether the drawing has its own outline
 * - `fades`: whether it loads immediately and fades in, instead of lazy loading
 */
export function Face({
  src,
  fades = false,
  ref,
  className,
  children,
  isBare = false,
}: {
  src: string | undefined;
  fades?: boolean;
  ref?: Ref<HTMLSpanElement>;
  className?: string | undefined;
  children?: ReactNode;
  isBare?: boolean;
}) {
  const { placeholder, size } = useSettings().avatars;
  const [state, setState] = useState<"waiting" | "loaded" | "failed">("waiting");
  return (
    <span ref={ref} css={[frame, isBare && bare]} className={className} data-state={state}>
      {placeholder ? (
        <img css={image} src={placeholder.src} alt="" width={size} height={size} />
      ) : (
        (children ?? <Silhouette />)
      )}
      {src && state !== "failed" && (
        <img
          css={[image, fades && fading, fades && state === "loaded" && shown]}
          src={src}
          alt=""
          width={size}
          height={size}
          decoding="async"
          loading={fades ? "eager" : "lazy"}
          // the server's picture may have failed before hydration
          ref={(element) => {
            if (element?.complete && element.naturalWidth === 0 && element.currentSrc) setState("failed");
          }}
          onLoad={() => setState("loaded")}
          onError={() => setState("failed")}
        />
      )}
    </span>
  );
}

function Silhouette() {
  return (
    <svg css={image} viewBox="0 0 96 96" aria-hidden="true">
      <path css={head} d="M32 26h32v30H32z" />
      <path css={shoulders} d="M16 96V74q0-12 12-12h40q12 0 12 12v22z" />
    </svg>
  );
}

const frame = css`
  position: relative;
  display: block;
  flex: none;
  inline-size: 4.5rem;
  block-size: 4.5rem;
  overflow: hidden;
  border-radius: ${radius.m};
  background: linear-gradient(
    ${color.surfaceRaised},
    color-mix(in srgb, ${color.surfaceRaised} 60%, ${color.background})
  );
  box-shadow: ${edge};
`;

const bare = css`
  background: none;
  box-shadow: none;
`;

const image = css`
  position: absolute;
  inset: 0;
  /* Chromium shows a broken-image icon if width and height are set. */
  inline-size: auto;
  min-inline-size: 100%;
  min-block-size: 100%;
  max-block-size: 100%;
  object-fit: cover;
`;

const fading = css`
  opacity: 0;
  transition: opacity ${duration.normal};
`;

const shown = css`
  opacity: 1;
`;

const head = css`
  fill: color-mix(in srgb, ${color.textMuted} 55%, ${color.surfaceRaised});
`;

const shoulders = css`
  fill: color-mix(in srgb, ${color.textMuted} 35%, ${color.surfaceRaised});
`;
