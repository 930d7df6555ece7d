import type { Compiled } from "../../fields/compiled";
import type { FittedPicture, Picture as WrittenPicture } from "../../fields/pictures/image";

/**
 * A picture of the owner's. Renders an `<img>` with its size, so that nothing moves when it arrives, and in its tone
 * until then; where there are several files of it, in a `<picture>` that no layout sees.
 * - `picture`: its files, size and alternative text, and which part of it stays where it is cropped; one that is not what the visitor sees first waits until it is near
 * - `sizes`: how wide its place is, as HTML writes it, where that is not the usual one of its field
 */
export function Picture({
  picture: { src, alt, focus, fit },
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
      data-focus={focus}
      // One that is shown whole leaves some of its place free, where the tone would stay.
      data-tone={fit === "whole" ? undefined : src.tone}
      {...(src.isFirst ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
      decoding="async"
      className={className}
    />
  );
  return src.sources ? (
    <picture>
      {src.sources.map((source) => (
        <source key={source.srcSet} {...source} sizes={sizes ?? source.sizes} />
      ))}
      {image}
    </picture>
  ) : (
    image
  );
}
