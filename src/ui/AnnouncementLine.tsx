import { css } from "@emotion/react";
import type { AnnouncementData } from "../compile/compileAnnouncements";
import { media, withoutScripts } from "../styling/theme/media";
import { color, radius, size, space, width } from "../styling/theme/tokens";
import { ActionButton } from "./controls/ActionButton";
import { RichText } from "./controls/RichText";
import { Glyph } from "./elements/Glyph";
import { signOf } from "./elements/tone";
import { useLabels } from "./Settings";

/**
 * What is inside an announcement, in the colour of what is around it: its sign, its words, what leads on and what closes
 * it. Renders a `<div>`.
 * - `onClose`: is called when the visitor closes it
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
      <Glyph name={signOf(tone)} css={sign} />
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

// On a phone the button stands below the words, and what closes stays beside them.
const inner = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space[3]};
  ${media.medium} {
    grid-template-columns: auto minmax(0, 1fr) auto auto;
  }
  max-inline-size: ${width.page};
  min-block-size: 3rem;
  margin-inline: auto;
  padding-block: ${space[1]};
`;

const sign = css`
  color: color-mix(in srgb, var(--tone) 72%, ${color.text});
`;

const words = css`
  min-inline-size: 0;
  max-inline-size: none;
  padding-block: ${space[2]};
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

const action = css`
  ${media.belowMedium} {
    grid-area: 2 / 2 / auto / span 2;
    justify-self: start;
    margin-block-end: ${space[2]};
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
