import { css, keyframes } from "@emotion/react";
import { useEffect, useRef, useState, type ComponentType, type MouseEvent } from "react";
import type { Shared } from "../../compile/page";
import { media, withoutScripts } from "../../styling/theme/media";
import { color, duration, ease, edge, radius, shadow, size, space } from "../../styling/theme/tokens";
import { Glyph } from "../../ui/elements/Glyph";
import { unfolded } from "./Fold";
import type { LookButtonProps } from "./LookButton";
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
 */
export function MenuDialog({
  shared,
  entries,
  path,
  LookButton,
}: {
  shared: Shared;
  entries: readonly NavEntry[];
  path: string | null;
  LookButton?: ComponentType<LookButtonProps> | undefined;
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

const slideIn = keyframes`
  from { opacity: 0; translate: 2rem 0; }
`;

const slideInRtl = keyframes`
  from { opacity: 0; translate: -2rem 0; }
`;

const fadeIn = keyframes`
  from { opacity: 0; }
`;

const sheet = css`
  inline-size: min(22rem, 100vw - 3.5rem);
  max-inline-size: none;
  block-size: 100vh;
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  margin-inline-start: auto;
  padding: 0;
  border: 0;
  border-inline-start: 1px solid ${color.border};
  background: ${color.surface};
  box-shadow: ${shadow[3]};
  overscroll-behavior: contain;
  /* A popover stays open when the header gets wide enough. */
  ${unfolded} {
    display: none;
  }
  &::backdrop {
    background: color-mix(in srgb, ${color.background} 70%, transparent);
    -webkit-backdrop-filter: blur(6px);
    backdrop-filter: blur(6px);
  }
  ${media.motion} {
    animation: ${slideIn} ${duration.normal} ${ease.out};
    &::backdrop {
      animation: ${fadeIn} ${duration.normal};
    }
    &:dir(rtl) {
      animation-name: ${slideInRtl};
    }
  }
`;

const content = css`
  display: flex;
  flex-direction: column;
  min-block-size: 100%;
  padding: 0.75rem ${space[4]} ${space[5]};
  li li > * {
    min-block-size: 2.75rem;
    font-size: ${size.m};
  }
`;

const closeButton = css`
  display: grid;
  place-items: center;
  align-self: flex-end;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  margin-block-end: ${space[2]};
  border-radius: ${radius.m};
`;

const link = css`
  min-block-size: 3.25rem;
  padding-inline: ${space[4]};
  font-size: ${size.l};
`;

const social = css`
  margin-block-start: auto;
  padding-block-start: ${space[6]};
`;
