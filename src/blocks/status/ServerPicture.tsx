import { css } from "@emotion/react";
import { useState } from "react";
import { withoutScripts } from "../../styling/theme/media";
import { color, radius } from "../../styling/theme/tokens";

/** A picture from a server's own service, in a fixed space. Decorative, because nothing describes it. */
export function ServerPicture({ src }: { src: string | undefined }) {
  const [isBroken, setBroken] = useState(false);
  return (
    <div css={frame}>
      {src !== undefined && !isBroken && (
        <img src={src} alt="" loading="lazy" referrerPolicy="no-referrer" onError={() => setBroken(true)} />
      )}
    </div>
  );
}

const frame = css`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${radius.m};
  background: color-mix(in srgb, ${color.text} 6%, transparent);
  > img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  ${withoutScripts} & {
    display: none;
  }
`;
