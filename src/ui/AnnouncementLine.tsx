import { css } from "@emotion/react";
import type { AnnouncementData } from "../compile/compileAnnouncements";
import { media, withoutScripts } from "../styling/theme/media";
import { color, radius, size, space } from "../styling/theme/tokens";
import { ActionButton } from "./controls/ActionButton";
import { RichText } from "./controls/RichText";
import { Glyph } from "./elements/Glyph";
import { signOf } from "./elements/tone";
import { useLabels } from "./Settings";

/**
 * The content of an announcement: its icon, text, link and close button, in the colour of its parent. Renders a
 * `<div>`.
 * - `onClose`: called when the visitor closes it
 */
export function AnnouncementLine({
  announcement: { tone, text, button, isDismissible },
  onClose,
}: {
  announcement: AnnouncementData;
  onClose: () => void;
}) {
  const labels = useLabels();
  return (
    <div css={inner}>
      <Glyph name={signOf(tone)} css={icon} />
      <RichText nodes={text} css={words} />
      {button && <ActionButton button={button} css={action} />}
      {isDismissible && (
        <button type="button" css={closer} aria-label={labels.dismiss} onClick={onClose}>
          <Glyph name="close" />
        </button>
      )}
    </div>
  );
}

// On phones, the button is a link after the text.
const inner = css`
  position: relative;
  ${media.belowMedium} {
    padding-block: ${space[3]};
    padding-inline: 1.75rem 2.5rem;
    line-height: 1.4;
  }
  ${media.medium} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 0 ${space[3]};
    min-block-size: 3rem;
    padding-block: ${space[1]};
  }
`;

const icon = css`
  color: color-mix(in srgb, var(--tone) 72%, ${color.text});
  ${media.belowMedium} {
    position: absolute;
    inset-block-start: ${space[3]};
    inset-inline-start: 0;
  }
`;

const words = css`
  min-inline-size: 0;
  max-inline-size: none;
  line-height: 1.4;
  overflow-wrap: anywhere;
  ${media.medium} {
    padding-block: ${space[2]};
  }
  ${media.belowMedium} {
    &,
    > p:last-child {
      display: inline;
    }
  }
`;

const action = css`
  ${media.belowMedium} {
    /* Independent of the theme's buttons. */
    &&&& {
      display: inline;
      margin: 0;
      margin-inline-start: 0.4em;
      padding: ${space[2]} 0;
      border: 0;
      background: none;
      box-shadow: none;
      color: ${color.text};
      font-family: inherit;
      letter-spacing: normal;
      text-align: start;
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
  min-block-size: 2.25rem;
  padding: 0.25rem ${space[3]};
  font-size: ${size.s};
`;

const closer = css`
  display: grid;
  grid-column: -2;
  place-items: center;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  ${media.belowMedium} {
    position: absolute;
    inset-block-start: ${space[1]};
    inset-inline-end: calc(-1 * ${space[3]});
  }
  border-radius: ${radius.m};
  color: ${color.text};
  ${withoutScripts} & {
    display: none;
  }
  ${media.hover} {
    &:hover {
      background: color-mix(in srgb, ${color.text} 10%, transparent);
    }
  }
  ${media.print} {
    display: none;
  }
`;
