import { css, keyframes } from "@emotion/react";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { media } from "../../styling/theme/media";
import { color, duration, ease, edge, font, radius, shadow, size, space } from "../../styling/theme/tokens";
import { Glyph } from "../elements/Glyph";
import { Link } from "../elements/Link";
import { messageTones } from "../elements/messageTones";
import { useLabels } from "../Settings";
import type { ShownToast } from "./Toasts";
import { spoken } from "../elements/spoken";

/** Duration of the exit animation. */
const LEAVE_MS = 150;

/**
 * A message at the edge of the screen. Renders a `<div>` with a close button.
 * - `opener`: the previously focused element; it gets the focus back if the toast had it
 * - `paused`: whether its timer is paused; a message with a link has none
 * - `newest`: whether Escape closes it
 */
export function Toast({
  id,
  content,
  opener,
  durationMs,
  paused,
  newest,
  onRemove,
}: {
  id: number;
  content: ShownToast;
  opener: HTMLElement;
  durationMs: number;
  paused: boolean;
  newest: boolean;
  onRemove: (id: number) => void;
}) {
  const { dismiss, learnMore } = useLabels();
  const element = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const remaining = useRef(durationMs);
  const [leaving, setLeaving] = useState(false);

  const leave = useCallback(() => {
    giveFocusBack(element.current, opener);
    setLeaving(true);
  }, [opener]);

  useEffect(() => {
    if (paused || leaving || content.href) return undefined;
    const started = Date.now();
    const timer = setTimeout(leave, remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - started;
    };
  }, [paused, leaving, leave, content.href]);

  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => onRemove(id), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [leaving, id, onRemove]);

  useEffect(() => {
    if (!newest) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) leave();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [newest, leave]);

  // Before it is removed, a focused toast that is replaced returns the focus.
  useLayoutEffect(() => {
    const shown = element.current;
    return () => giveFocusBack(shown, opener);
  }, [opener]);

  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);

  return (
    <div ref={element} css={[toast, leaving && leavingToast]}>
      <Glyph name={content.tone} size="1.5em" css={messageTones[content.tone]} />
      <div {...content.inLanguage} css={words}>
        <p css={title}>{content.title}</p>
        {content.description && <p css={description}>{content.description}</p>}
      </div>
      <button type="button" css={close} aria-label={dismiss} onClick={leave}>
        <Glyph name="close" size="1.125em" />
      </button>
      {content.href && (
        <Link to={content.href} css={action} onClick={leave}>
          {content.label ? spoken(content.label, content) : learnMore}
        </Link>
      )}
      {content.action && (
        <button
          type="button"
          css={action}
          onClick={() => {
            leave();
            content.action?.run();
          }}
        >
          {content.action.label}
        </button>
      )}
      {content.copyable !== undefined && (
        <input
          ref={field}
          css={copyable}
          readOnly
          value={content.copyable}
          aria-label={content.title}
          {...content.inLanguage}
        />
      )}
    </div>
  );
}

function giveFocusBack(toast: Element | null, opener: HTMLElement): void {
  if (toast?.contains(document.activeElement)) opener.focus({ preventScroll: true });
}

const enter = keyframes`
  from { opacity: 0; translate: 0 1rem; scale: 0.97; }
`;

const toast = css`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${space[3]};
  align-items: start;
  margin-block-start: ${space[2]};
  padding: ${space[4]};
  padding-inline-end: ${space[2]};
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surfaceRaised};
  box-shadow: ${edge}, ${shadow[3]};
  pointer-events: auto;
  ${media.motion} {
    animation: ${enter} ${duration.normal} ${ease.out};
    transition:
      opacity ${LEAVE_MS}ms,
      translate ${LEAVE_MS}ms;
  }
`;

const leavingToast = css`
  opacity: 0;
  translate: 0 0.5rem;
`;

const words = css`
  min-inline-size: 0;
`;

const title = css`
  font-weight: 650;
  line-height: 1.5;
  overflow-wrap: anywhere;
`;

const description = css`
  color: ${color.textMuted};
  font-size: ${size.s};
  line-height: 1.5;
  overflow-wrap: anywhere;
`;

const copyable = css`
  grid-column: 1 / -1;
  min-inline-size: 0;
  min-block-size: 2.75rem;
  margin-inline-end: ${space[2]};
  padding-inline: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.s};
  background: ${color.background};
  font-family: ${font.mono};
`;

const action = css`
  grid-column: 2;
  justify-self: start;
  min-block-size: 2.75rem;
  padding: 0.55rem ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.s};
  color: ${color.text};
  font-weight: 650;
  text-decoration: none;
`;

const close = css`
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  margin-block: -0.625rem;
  border-radius: ${radius.s};
  color: ${color.textMuted};
  &:hover {
    color: ${color.text};
  }
`;
