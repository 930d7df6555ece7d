import { css } from "@emotion/react";
import {
  type MouseEvent as Click,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { media } from "../../styling/theme/media";
import { color, radius, shadow, space } from "../../styling/theme/tokens";
import { Glyph } from "../../ui/elements/Glyph";
import { useLabels } from "../../ui/Settings";

interface Sheet {
  src: string;
  alt: string;
  name: string;
}

/**
 * Opens pictures of links with `data-sheet`, such as QR codes. Without JavaScript, the links open the files. Returns a
 * modal `<dialog>` while a picture is open. Escape, the button and a click outside close it.
 */
export function usePictureSheet(): ReactNode {
  const { closePicture } = useLabels();
  const [sheet, setSheet] = useState<Sheet>();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();

  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-sheet]");
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const name = link.getAttribute("aria-label") ?? link.textContent;
      setSheet({ src: link.href, alt: link.dataset["sheet"] ?? "", name });
    };
    document.addEventListener("click", open);
    return () => document.removeEventListener("click", open);
  }, []);

  // The browser returns the focus to the link.
  useLayoutEffect(() => {
    if (sheet) dialog.current?.showModal();
  }, [sheet]);

  if (!sheet) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keyboards have Escape
    <dialog
      key="sheet"
      ref={dialog}
      css={view}
      aria-label={sheet.name}
      onClose={() => setSheet(undefined)}
      onClick={({ target, currentTarget }: Click) => target === currentTarget && close()}
    >
      <div css={content}>
        <p css={title}>{sheet.name}</p>
        <button type="button" css={closer} aria-label={closePicture} onClick={close}>
          <Glyph name="close" />
        </button>
        <img src={sheet.src} alt={sheet.alt} css={picture} />
      </div>
    </dialog>
  );
}

const view = css`
  inline-size: min(24rem, 100vw - 2rem);
  max-block-size: calc(100vh - 2rem);
  margin: auto;
  padding: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surfaceRaised};
  color: ${color.text};
  box-shadow: ${shadow[3]};
  &::backdrop {
    background: color-mix(in srgb, ${color.background} 70%, transparent);
  }
`;

const content = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[4]};
`;

const title = css`
  font-weight: 650;
  overflow-wrap: anywhere;
`;

const closer = css`
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border-radius: ${radius.s};
`;

const picture = css`
  grid-column: 1 / -1;
  inline-size: 100%;
  block-size: auto;
  border-radius: ${radius.m};
  ${media.forcedColors} {
    forced-color-adjust: none;
  }
`;
