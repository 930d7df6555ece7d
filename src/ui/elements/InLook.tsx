import type { ReactNode } from "react";
import type { ImageData, PictureSource } from "../../fields/pictures/image";

/**
 * An `<img>` in its formats, and in its version for dark mode. Renders a `<picture>`, or only the `<img>` without both.
 * Browsers load one file. The script of the colour scheme changes the `media` of sources if visitors choose a mode.
 * - `dark`: the picture for dark mode
 * - `sources`: the files of the `<img>`, unless there is only one
 * - `sizes`: its width as in HTML, unless it is the field's default
 */
export function InLook({
  dark,
  sources,
  sizes,
  children,
}: {
  dark?: ImageData | undefined;
  sources?: readonly PictureSource[] | undefined;
  sizes?: string | undefined;
  children: ReactNode;
}) {
  if (!dark && !sources?.length) return children;
  return (
    <picture>
      {dark &&
        (dark.sources ?? [{ srcSet: dark.src, sizes: undefined }]).map((source) => (
          <source
            key={source.srcSet}
            {...source}
            sizes={sizes ?? source.sizes}
            width={dark.width}
            height={dark.height}
            media={darkMedia()}
            data-look="dark"
            suppressHydrationWarning
          />
        ))}
      {sources?.map((source) => (
        <source key={source.srcSet} {...source} sizes={sizes ?? source.sizes} />
      ))}
      {children}
    </picture>
  );
}

/** When a dark picture is shown: in the chosen mode, or in the mode of the device. */
function darkMedia(): string {
  const chosen = typeof document === "undefined" ? undefined : document.documentElement.dataset["look"];
  return chosen ? (chosen === "dark" ? "all" : "not all") : "(prefers-color-scheme: dark)";
}
