import { css } from "@emotion/react";
import type { ImageData } from "../../fields/pictures/image";
import { media } from "../../styling/theme/media";
import { useLabels } from "../Settings";

/** A video as the page has it. */
interface VideoData {
  src: string;
  /** What it shows, for people who do not see it. */
  title: string;
  poster?: ImageData | undefined;
  /** The address of its captions. */
  captions?: string | undefined;
  muted: boolean;
}

/**
 * A video that plays once the visitor starts it, and of which nothing but its length is fetched before. Renders a
 * `<video>` with the browser's controls.
 * - `video`: its file, what it shows, the picture before it plays and its captions
 */
export function Video({
  video: { src, title, poster, captions, muted },
  className,
}: {
  video: VideoData;
  className?: string | undefined;
}) {
  const labels = useLabels();
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- where there is something to hear, a finding asks for them
    <video
      src={src}
      aria-label={title}
      poster={poster?.src}
      preload={poster ? "none" : "metadata"}
      muted={muted}
      controls
      playsInline
      css={screen}
      className={className}
    >
      {captions && <track kind="captions" src={captions} label={labels.captions} default />}
      <a href={src}>{title}</a>
    </video>
  );
}

const screen = css`
  aspect-ratio: 16 / 9;
  object-fit: contain;
  background: #000;
  ${media.print} {
    display: none;
  }
`;
