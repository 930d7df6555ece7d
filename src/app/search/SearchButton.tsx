import { css } from "@emotion/react";
import { type ComponentType, useEffect, useState } from "react";
import type { SearchAddresses } from "../../compile/page";
import { media, withoutScripts } from "../../styling/theme/media";
import { color, radius } from "../../styling/theme/tokens";
import { Glyph } from "../../ui/elements/Glyph";
import { useLabels } from "../../ui/Settings";
import { loadStyles } from "../pageStyles";
import type { SearchDialogProps } from "./SearchDialog";

/**
 * Opens the search by click or with the key `/`. The search loads on first use. Renders a `<button>` and the open
 * dialog.
 * - `search`: the address of the search index
 */
export function SearchButton({ search }: { search: SearchAddresses }) {
  const labels = useLabels();
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      const isTyping = target instanceof Element && target.closest("input, textarea, select, dialog");
      if (key !== "/" || ctrlKey || metaKey || altKey || isTyping) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);

  useEffect(() => {
    if (!isOpen || Dialog) return;
    Promise.all([import("./SearchDialog"), search.styles && loadStyles(search.styles)]).then(
      ([part]) => setDialog(() => part.SearchDialog),
      // The next click tries again.
      () => setOpen(false),
    );
  }, [isOpen, Dialog, search]);

  return (
    <>
      <button
        type="button"
        css={button}
        aria-label={labels.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onClick={() => setOpen(true)}
      >
        <Glyph name="search" />
      </button>
      {isOpen && Dialog && <Dialog address={search.index} onClose={() => setOpen(false)} />}
    </>
  );
}

export const button = css`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border-radius: ${radius.m};
  color: ${color.textMuted};
  &:hover {
    color: ${color.text};
    background: color-mix(in srgb, ${color.text} 7%, transparent);
  }
  ${withoutScripts} & {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;
