import { css } from "@emotion/react";
import { useEffect, useRef, useState } from "react";
import { color, duration, edge, radius } from "../../styling/theme/tokens";
import { fillLabel, useSettings } from "../Settings";

/**
 * The picture of a person beside their name. Renders a `<span>` of a fixed size. A placeholder stands there
 * until the nearest `[data-avatar-trigger]` around it is hovered, touched or focused; then the picture of
 * the avatar service fades in. Where the site wants faces at once, the browser asks for each as soon as it is on the
 * screen, also without scripts. A picture that does not come changes nothing.
 * - `name`: the name that the avatar service knows
 * - `src`: a picture of their own, shown at once instead
 */
export function Avatar({
  name,
  src,
  className,
}: {
  name: string;
  src?: string | undefined;
  className?: string | undefined;
}) {
  const { avatars } = useSettings();
  const frame = useRef<HTMLSpanElement>(null);
  const atOnce = src !== undefined || avatars.load === "visible";
  const [wanted, setWanted] = useState(atOnce);
  const [state, setState] = useState<"waiting" | "loaded" | "failed">("waiting");
  const onDemand = !atOnce && avatars.url !== undefined;

  useEffect(() => {
    const trigger = frame.current?.closest("[data-avatar-trigger]");
    if (!onDemand || !trigger) return undefined;
    const want = () => setWanted(true);
    const options = { once: true, passive: true };
    for (const type of triggerEvents) trigger.addEventListener(type, want, options);
    return () => {
      for (const type of triggerEvents) trigger.removeEventListener(type, want);
    };
  }, [onDemand]);

  const picture =
    src ??
    (wanted && avatars.url
      ? fillLabel(avatars.url, { name: encodeURIComponent(name), size: avatars.size })
      : undefined);

  return (
    <span ref={frame} css={avatar} className={className} data-state={state}>
      {avatars.placeholder ? (
        <img css={image} src={avatars.placeholder.src} alt="" width={avatars.size} height={avatars.size} />
      ) : (
        <Silhouette />
      )}
      {picture && state !== "failed" && (
        <img
          css={[image, !atOnce && fading, !atOnce && state === "loaded" && shown]}
          src={picture}
          alt=""
          width={avatars.size}
          height={avatars.size}
          decoding="async"
          loading={atOnce ? "lazy" : "eager"}
          // a picture of the server-rendered page may have failed before there was a listener
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

const triggerEvents = ["pointerenter", "focusin", "touchstart"] as const;

function Silhouette() {
  return (
    <svg css={image} viewBox="0 0 96 96" aria-hidden="true" focusable="false">
      <path css={head} d="M32 26h32v30H32z" />
      <path css={shoulders} d="M16 96V74q0-12 12-12h40q12 0 12 12v22z" />
    </svg>
  );
}

const avatar = css`
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

const image = css`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
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
