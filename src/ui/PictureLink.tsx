import { css } from "@emotion/react";
import { type MouseEvent, type ReactNode, useState } from "react";
import type { Compiled } from "../fields/compiled";
import type { CaptionedPicture } from "../fields/pictures/image";
import { media } from "../styling/theme/media";
import { color, duration, ease, radius } from "../styling/theme/tokens";
import { Picture } from "./elements/Picture";
import { VisuallyHidden } from "./elements/VisuallyHidden";
import { useLabels } from "./Settings";

export type ShownPicture = Omit<Compiled<CaptionedPicture>, "fit">;

/** Opens the picture of that place in the full view. */
export type OpenPicture = (place: number, event: MouseEvent<HTMLAnchorElement>) => void;

/**
 * Lets pictures open large, one after the other, in a view that is fetched at the first press.
 * @param pictures - all that belong together, in order
 * @param name - what they are called together
 * @returns what a link to a picture does when it is pressed, and the view, to be rendered beside the links
 */
export function useFullView(
  pictures: readonly ShownPicture[],
  name?: string,
): { open: OpenPicture; fullView: ReactNode } {
  const [fullView, setFullView] = useState<ReactNode>(null);

  async function show(place: number, link: HTMLAnchorElement) {
    const part = await import("./FullView").catch(() => undefined);
    // Where the view cannot be had, there is the picture's file.
    if (!part) return location.assign(link.href);
    const close = () => {
      setFullView(null);
      link.focus();
    };
    setFullView(<part.FullView pictures={pictures} first={place} name={name} onClose={close} />);
  }

  function open(place: number, event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void show(place, event.currentTarget);
  }

  return { open, fullView };
}

/**
 * A picture that opens large. Renders an `<a>` that leads to the picture's file, for visitors without scripts.
 * - `picture`: the picture
 * - `place`, `onOpen`: its place among those that open together, and what opens them
 * - `sizes`: how wide it is, as HTML writes it, where that is not the usual width of its field
 */
export function PictureLink({
  picture,
  place,
  onOpen,
  sizes,
  className,
}: {
  picture: ShownPicture;
  place: number;
  onOpen: OpenPicture;
  sizes?: string | undefined;
  className?: string | undefined;
}) {
  const { enlarge } = useLabels();
  return (
    <a href={picture.src.src} aria-haspopup="dialog" css={link} onClick={(event) => onOpen(place, event)}>
      <VisuallyHidden>
        {picture.alt ? `${enlarge}:` : [enlarge, picture.caption].filter(Boolean).join(": ")}
      </VisuallyHidden>{" "}
      <Picture picture={picture} sizes={sizes} className={className} />
    </a>
  );
}

export const link = css`
  position: relative;
  display: block;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: color-mix(in srgb, ${color.text} 5%, ${color.surface});
  cursor: zoom-in;
  &:focus-visible {
    border-radius: ${radius.m};
  }
  ${media.motion} {
    img {
      transition: scale ${duration.normal} ${ease.out};
    }
    ${media.hover} {
      &:hover img {
        scale: 1.03;
      }
    }
  }
  ${media.print} {
    border: 0;
  }
`;
