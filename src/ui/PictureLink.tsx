import { css } from "@emotion/react";
import { type MouseEvent, type ReactNode, useState } from "react";
import type { Compiled } from "../fields/compiled";
import type { CaptionedPicture } from "../fields/pictures/image";
import { media } from "../styling/theme/media";
import { color, duration, ease, radius } from "../styling/theme/tokens";
import { Picture } from "./elements/Picture";
import { VisuallyHidden } from "./elements/VisuallyHidden";
import { useLabels } from "./Settings";
import { spoken } from "./elements/spoken";

export type ShownPicture = Omit<Compiled<CaptionedPicture>, "fit">;

export type OpenPicture = (place: number, event: MouseEvent<HTMLAnchorElement>) => void;

/** A lightbox for a group of pictures: the click handler of their links, and the element to render beside them. */
export function useFullView(
  pictures: readonly ShownPicture[],
  name?: string,
): { open: OpenPicture; fullView: ReactNode } {
  const [fullView, setFullView] = useState<ReactNode>(null);

  async function show(place: number, link: HTMLAnchorElement) {
    const part = await import("./FullView").catch(() => undefined);
    // If the lightbox fails to load, the link opens the picture's file.
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
 * A picture that opens in the lightbox. Renders an `<a>` to the picture's file, for visitors without JavaScript.
 * - `place`, `onOpen`: its index in the lightbox, and the click handler
 * - `sizes`: its width as in HTML, unless it is the field's default
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
        {picture.alt ? (
          `${enlarge}:`
        ) : picture.inLanguage && picture.caption ? (
          <>
            {enlarge}: {spoken(picture.caption, picture)}
          </>
        ) : (
          [enlarge, picture.caption].filter(Boolean).join(": ")
        )}
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
