import { css } from "@emotion/react";
import { useEffect, useRef, useState, type ComponentType, type MouseEvent, type ReactNode } from "react";
import type { Shared } from "../../compile/page";
import { withoutScripts } from "../../styling/theme/media";
import { color, edge, radius } from "../../styling/theme/tokens";
import { Glyph } from "../../ui/elements/Glyph";
import { unfolded } from "./Fold";
import type { LookButtonProps } from "./LookButton";
import { closeButton, content, link, sheet, social } from "./menuStyles";
import { listLink } from "../../ui/controls/listLink";
import { type NavEntry, NavLinks } from "./NavLink";
import { SocialLinks } from "../../ui/controls/SocialLinks";

/** The button's popover target, one per page. */
const MENU_ID = "sp-menu";

/**
 * The menu of a header without space for its links: a button and its `<dialog>`, in which groups expand in place. The
 * dialog traps the focus. It closes on Escape, a tap outside, a followed link, and when the header gets wide enough for
 * its links. Before hydration, the browser opens it as a popover.
 * - `entries`: the links and groups
 * - `LookButton`: the button for light and dark mode, if phones have it in the menu
 * - `languages`: links to the page in other languages
 */
export function MenuDialog({
  shared,
  entries,
  path,
  LookButton,
  languages,
}: {
  shared: Shared;
  entries: readonly NavEntry[];
  path: string | null;
  LookButton?: ComponentType<LookButtonProps> | undefined;
  languages?: ReactNode;
}) {
  const { labels, footer } = shared;
  const dialog = useRef<HTMLDialogElement>(null);
  // Undefined before it first opens, because browsers announce the state of a popover.
  const [isOpen, setOpen] = useState<boolean>();
  const close = () => dialog.current?.close();

  useEffect(() => {
    const menu = dialog.current;
    if (!isOpen || !menu) return undefined;
    const sizes = new ResizeObserver(() => menu.offsetWidth || menu.close());
    sizes.observe(menu);
    return () => sizes.disconnect();
  }, [isOpen]);

  const open = (event: MouseEvent) => {
    const menu = dialog.current;
    // Opened as a popover, which the browser also closes.
    if (!menu || menu.getClientRects().length > 0) return;
    event.preventDefault();
    menu.showModal();
    setOpen(true);
  };

  return (
    <>
      <button
        type="button"
        css={menuButton}
        aria-label={labels.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        popoverTarget={MENU_ID}
        onClick={open}
      >
        <Glyph name="menu" size="1.5rem" />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- for the keyboard there is Escape */}
      <dialog
        ref={dialog}
        id={MENU_ID}
        popover="auto"
        css={sheet}
        aria-label={labels.mainNavigation}
        onClose={() => setOpen(false)}
        onClick={(event) => event.target === event.currentTarget && close()}
      >
        <div css={content}>
          <button
            type="button"
            css={closeButton}
            aria-label={labels.closeMenu}
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            onClick={close}
          >
            <Glyph name="close" size="1.5rem" />
          </button>
          <nav aria-label={labels.mainNavigation}>
            <ul>
              <NavLinks links={entries} path={path} onFollow={close} css={[listLink, link]} />
            </ul>
          </nav>
          {languages}
          {LookButton && <LookButton place="menu" />}
          <SocialLinks links={footer.social} label={labels.socialLinks} css={social} />
        </div>
      </dialog>
    </>
  );
}

const menuButton = css`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: color-mix(in srgb, ${color.surface} 70%, transparent);
  box-shadow: ${edge};
  ${unfolded} {
    display: none;
  }
  ${withoutScripts} & {
    display: none;
  }
`;
