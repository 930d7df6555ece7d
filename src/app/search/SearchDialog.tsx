import { css, keyframes } from "@emotion/react";
import {
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { media } from "../../styling/theme/media";
import { color, duration, ease, radius, shadow, size, space } from "../../styling/theme/tokens";
import { Glyph } from "../../ui/elements/Glyph";
import { fillLabel, useLabels } from "../../ui/Settings";
import { findInPages } from "./findInPages";
import { FoundPlaces } from "./FoundPlaces";
import { loadSearchedPages, type SearchedPages } from "./searchedPages";

export interface SearchDialogProps {
  address: string;
  onClose: () => void;
}

/** Maximum number of results. */
const MOST = 20;

/**
 * The site search. Renders an open `<dialog>` with a field and a list of links to the matches. Arrow keys move between
 * them. Escape, the button, a click outside and a link close it.
 */
export function SearchDialog({ address, onClose }: SearchDialogProps) {
  const labels = useLabels();
  const dialog = useRef<HTMLDialogElement>(null);
  const [question, setQuestion] = useState("");
  const [entries, setEntries] = useState<SearchedPages>();
  const [hasFailed, setFailed] = useState(false);
  const asked = useDeferredValue(question.trim());
  const { found, count } = useMemo(() => findInPages(entries ?? [], asked, MOST), [entries, asked]);
  const close = () => dialog.current?.close();

  useLayoutEffect(() => dialog.current?.showModal(), []);

  useEffect(() => {
    let isGone = false;
    loadSearchedPages(address).then(
      (all) => isGone || setEntries(all),
      () => isGone || setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [address]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") {
      // Otherwise, the first Escape only clears the field.
      event.preventDefault();
      return close();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || !dialog.current) return;
    const stops = [...dialog.current.querySelectorAll<HTMLElement>("input, a")];
    const place = stops.indexOf(document.activeElement as HTMLElement);
    event.preventDefault();
    stops[Math.max(0, Math.min(stops.length - 1, place + step))]?.focus();
  }

  const status = () => {
    if (hasFailed) return labels.searchFailed;
    if (!entries || asked === "") return "";
    return count === 0
      ? fillLabel(labels.nothingFound, { words: asked })
      : fillLabel(labels.placesFound, { count });
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keyboards have Escape
    <dialog
      ref={dialog}
      css={sheet}
      aria-label={labels.search}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && close()}
      onKeyDown={onKeyDown}
    >
      <form
        css={bar}
        onSubmit={(event) => {
          event.preventDefault();
          dialog.current?.querySelector("a")?.click();
        }}
      >
        <Glyph name="search" css={icon} />
        <input
          type="search"
          css={field}
          aria-label={labels.search}
          placeholder={labels.search}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          value={question}
          onChange={(event) => setQuestion(event.target.value)}
        />
        <button type="button" css={closeButton} aria-label={labels.closeSearch} onClick={close}>
          <Glyph name="close" />
        </button>
      </form>
      <p aria-live="polite" css={message}>
        {status()}
      </p>
      {found.length > 0 && <FoundPlaces places={found} onFollow={close} />}
    </dialog>
  );
}

const appear = keyframes`
  from { opacity: 0; translate: 0 -0.5rem; }
`;

const sheet = css`
  inline-size: min(42rem, 100vw - 2rem);
  max-block-size: min(40rem, 100dvh - 2rem);
  margin: max(1rem, 8vh) auto auto;
  padding: 0;
  overflow: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow[3]};
  overscroll-behavior: contain;
  &::backdrop {
    background: color-mix(in srgb, ${color.background} 70%, transparent);
  }
  ${media.motion} {
    animation: ${appear} ${duration.normal} ${ease.out};
  }
`;

const bar = css`
  position: sticky;
  inset-block-start: 0;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[2]} ${space[3]};
  border-block-end: 1px solid ${color.border};
  background: ${color.surface};
`;

const icon = css`
  flex: none;
  color: ${color.textMuted};
`;

const field = css`
  flex: 1;
  min-inline-size: 0;
  min-block-size: 2.75rem;
  padding-inline: ${space[2]};
  border: 0;
  background: none;
  font-size: ${size.l};
  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const closeButton = css`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border-radius: ${radius.m};
`;

const message = css`
  padding-inline: ${space[5]};
  color: ${color.textMuted};
  font-size: ${size.s};
  &:not(:empty) {
    padding-block: ${space[3]};
  }
`;
