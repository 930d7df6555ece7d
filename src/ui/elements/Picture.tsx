import type { Compiled } from "../../fields/compiled";
import type { FittedPicture, Picture as WrittenPicture } from "../../fields/pictures/image";
import { InLook } from "./InLook";

/**
 * A picture from the config. Renders an `<img>` with its size, to avoid layout shift, and with a placeholder colour.
 * Several files are in a `<picture>` without a box.
 * - `picture`: its files, size, alternative text and focus point, and the video that `useLoops` shows in front of it;
 *   lazy-loaded unless visitors see it first
 * - `sizes`: its width as in HTML, unless it is the field's default
 */
export function Picture({
  picture: { src, dark, alt, focus, fit, video, inLanguage },
  sizes,
  className,
}: {
  picture: Compiled<WrittenPicture & Partial<FittedPicture>>;
  sizes?: string | undefined;
  className?: string | undefined;
}) {
  const image = (
    <img
      src={src.src}
      width={src.width}
      height={src.height}
      alt={alt}
      {...inLanguage}
      data-focus={focus}
      data-video={video}
      // An uncropped picture may not fill its box, so the placeholder colour would stay visible. A dark picture has another.
      data-tone={dark || fit === "whole" ? undefined : src.tone}
      {...(src.isFirst ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
      decoding="async"
      className={className}
    />
  );
  return (
    <InLook dark={dark} sources={src.sources} sizes={sizes}>
      {image}
    </InLook>
  );
}
