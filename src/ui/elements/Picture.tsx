import type { Compiled } from "../../fields/compiled";
import type { Picture as WrittenPicture } from "../../fields/pictures/image";

/**
 * A picture of the owner's. Renders an `<img>` with its size, so that nothing moves when it arrives.
 * - `picture`: its address, size and alternative text
 * - `first`: whether it is part of what the visitor sees first; any other waits until it is near
 */
export function Picture({
  picture: { src, alt },
  first = false,
  className,
}: {
  picture: Compiled<WrittenPicture>;
  first?: boolean | undefined;
  className?: string | undefined;
}) {
  return (
    <img
      src={src.src}
      width={src.width}
      height={src.height}
      alt={alt}
      loading={first ? undefined : "lazy"}
      fetchPriority={first ? "high" : undefined}
      decoding="async"
      className={className}
    />
  );
}
