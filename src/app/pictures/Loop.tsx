import { css } from "@emotion/react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { media } from "../../styling/theme/media";
import { color, edge, onPicture, radius, shadow } from "../../styling/theme/tokens";
import { Glyph } from "../../ui/elements/Glyph";
import { useLabels } from "../../ui/Settings";
import { moving } from "./moving";

/** The distance between the button and the edges of the picture, in pixels. */
const INSET = 12;

/** The styles that a video shares with its picture. */
const shared = [
  "objectFit",
  "objectPosition",
  "borderRadius",
  "padding",
  "rotate",
  "clipPath",
  "zIndex",
] as const;

/**
 * A silent video that repeats in front of a picture while visitors see it, and a button that pauses it (WCAG 2.2.2).
 * Renders a `<video>` next to the picture, and a `<button>` outside of links and behind no words.
 */
export function Loop({ picture, video: address }: { picture: HTMLImageElement; video: string }) {
  const { pauseVideo } = useLabels();
  const video = useRef<HTMLVideoElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isPaused, setIsPaused] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const around = (picture.closest("picture") ?? picture).parentElement!;
  const host = picture.closest(`.${onPicture}`) ?? picture.closest("a")?.parentElement ?? around;

  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => {
      if (!video.current || !button.current) return;
      cover(video.current, picture);
      putInCorner(button.current, picture);
    });
    observer.observe(picture);
    observer.observe(host);
    return () => observer.disconnect();
  }, [picture, host]);

  useEffect(() => {
    if (isPaused) return undefined;
    const element = video.current!;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.at(-1)!.isIntersecting) element.pause();
      // Some browsers block automatic playback, for example to save energy.
      else element.play().catch(() => undefined);
    });
    observer.observe(picture);
    return () => {
      observer.disconnect();
      element.pause();
    };
  }, [picture, isPaused]);

  return (
    <>
      {createPortal(
        <video
          ref={video}
          src={address}
          css={[film, isShown && shown]}
          muted
          loop
          playsInline
          disablePictureInPicture
          preload="none"
          tabIndex={-1}
          aria-hidden="true"
          onPlaying={() => setIsShown(true)}
        />,
        around,
      )}
      {createPortal(
        <button
          ref={button}
          type="button"
          css={[control, isShown && shownControl]}
          aria-label={pauseVideo}
          aria-pressed={isPaused}
          onClick={() => setIsPaused(!isPaused)}
        >
          {isPaused ? <Glyph name="play" /> : <span css={bars} />}
        </button>,
        host,
      )}
    </>
  );
}

/** Gives a video the place and the shape of its picture. */
function cover(video: HTMLVideoElement, picture: HTMLImageElement): void {
  const style = getComputedStyle(picture);
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = picture;
  for (const key of shared) video.style[key] = style[key];
  Object.assign(video.style, {
    left: `${offsetLeft}px`,
    top: `${offsetTop}px`,
    width: `${offsetWidth}px`,
    height: `${offsetHeight}px`,
  });
}

function putInCorner(button: HTMLElement, picture: HTMLImageElement): void {
  const around = button.offsetParent?.getBoundingClientRect();
  if (!around) return;
  const { right, bottom } = picture.getBoundingClientRect();
  button.style.left = `${right - around.left - button.offsetWidth - INSET}px`;
  button.style.top = `${bottom - around.top - button.offsetHeight - INSET}px`;
}

const film = css`
  position: absolute;
  display: none;
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  opacity: 0;
  pointer-events: none;
  @media ${moving} {
    display: block;
  }
`;

const shown = css`
  opacity: 1;
`;

const control = css`
  position: absolute;
  z-index: 2;
  display: none;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border: 1px solid ${color.border};
  border-radius: ${radius.full};
  background: ${color.surface};
  box-shadow: ${edge}, ${shadow[1]};
  color: ${color.text};
  @media ${moving} {
    display: grid;
    visibility: hidden;
  }
  ${media.print} {
    display: none;
  }
`;

const shownControl = css`
  visibility: visible;
`;

const bars = css`
  inline-size: 0.625rem;
  block-size: 0.75rem;
  border-inline: 0.1875rem solid;
`;
