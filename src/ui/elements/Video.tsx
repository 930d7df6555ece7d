import { css } from "@emotion/react";
import type { Spoken } from "../../fields/compiled";
import type { ImageData } from "../../fields/pictures/image";
import { media } from "../../styling/theme/media";
import { useLabels } from "../Settings";

interface VideoData extends Spoken {
  src: string;
  /** A description for people who cannot see it. */
  title: string;
  poster?: ImageData | undefined;
  captions?: string | undefined;
  muted: boolean;
}

/**
 * A video with the browser's controls. Before it plays, only its metadata loads. Renders a `<video>`.
 * - `video`: its file, description, poster and captions
 */
export function Video({
  video: { src, title, poster, captions, muted, inLanguage },
  className,
}: {
  video: VideoData;
  className?: string | undefined;
}) {
  const labels = useLabels();
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- if it has sound, a finding requires captions
    <video
      src={src}
      aria-label={title}
      {...inLanguage}
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
