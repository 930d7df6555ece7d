import { css } from "@emotion/react";
import type { MouseEvent } from "react";
import { media } from "../../styling/theme/media";
import { color, duration, font, radius, size, space } from "../../styling/theme/tokens";
import { Glyph } from "../../ui/elements/Glyph";
import { Heading, HeadingScope } from "../../ui/elements/Heading";
import { RichText } from "../../ui/elements/RichText";
import { fillLabel, useLabels, useSettings } from "../../ui/Settings";
import { useCopy } from "../../ui/controls/useCopy";
import type { TabsProps } from "./schema";
import { anchorUrl } from "./useChosenTab";

type RuleProps = NonNullable<TabsProps["tabs"][number]["rules"]>[number];

/**
 * One numbered rule with a link to itself, which is copied when pressed. Renders an `<li>`.
 *
 * - `onLink`: called with the rule's anchor when its link was pressed
 */
export function Rule({
  rule: { id, name, description },
  onLink,
}: {
  rule: RuleProps;
  onLink: (anchor: string) => void;
}) {
  const labels = useLabels();
  const { standard } = useSettings().toasts;
  const { copied, copy } = useCopy({ text: () => anchorUrl(id), toast: standard.linkCopied });
  const linkName = fillLabel(labels.copyLinkTo, { name });

  const press = (event: MouseEvent) => {
    // With a modifier key the link is an ordinary one, to be opened elsewhere.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onLink(id);
    copy();
  };

  return (
    <li id={id} css={item}>
      <Heading css={title}>{name}</Heading>
      <HeadingScope>
        <RichText nodes={description} css={prose} />
      </HeadingScope>
      <a
        href={`#${id}`}
        aria-label={linkName}
        data-tooltip={linkName}
        data-copy=""
        data-copied={copied || undefined}
        css={link}
        onClick={press}
      >
        <Glyph name={copied ? "check" : "link"} css={sign} />
      </a>
    </li>
  );
}

const item = css`
  counter-increment: rule;
  position: relative;
  display: grid;
  grid-template-columns: 2rem minmax(0, 1fr) auto;
  gap: ${space[1]} ${space[2]};
  padding: ${space[4]} ${space[3]};
  margin-inline: calc(-1 * ${space[3]});
  border-radius: ${radius.m};
  transition: background-color ${duration.normal};
  &::before {
    content: counter(rule);
    color: ${color.primary};
    font-family: ${font.heading};
    font-size: ${size.xl};
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
  }
  & + &::after {
    content: "";
    position: absolute;
    inset-block-start: 0;
    inset-inline: ${space[3]};
    border-block-start: 1px solid color-mix(in srgb, ${color.border} 70%, transparent);
  }
  &:is(:target, [data-target]) {
    background: color-mix(in srgb, ${color.primary} 14%, transparent);
    box-shadow: inset 0 0 0 1px color-mix(in srgb, ${color.primary} 45%, transparent);
  }
  ${media.medium} {
    grid-template-columns: 3rem minmax(0, 1fr) auto;
  }
  ${media.forcedColors} {
    &:is(:target, [data-target]) {
      outline: 2px solid Highlight;
    }
  }
`;

const title = css`
  grid-area: 1 / 2;
  min-inline-size: 0;
  font-size: ${size.l};
  line-height: 1.35;
`;

// Below the link too where the screen is narrow.
const prose = css`
  grid-area: 2 / 2 / auto / -1;
  min-inline-size: 0;
  ${media.medium} {
    grid-column-end: 3;
  }
  color: color-mix(in srgb, ${color.text} 76%, ${color.surface});
  overflow-wrap: anywhere;
`;

const sign = css`
  /* Before React is there. */
  [data-copied] > & > path {
    d: path("M5 12.5l4.5 4.5L19 7.5");
  }
`;

const link = css`
  grid-area: 1 / 3;
  display: grid;
  place-items: center;
  align-self: start;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  margin-block: -0.5rem;
  border-radius: ${radius.s};
  color: ${color.textMuted};
  transition:
    color ${duration.fast},
    background-color ${duration.fast};
  &:hover,
  &:focus-visible {
    background: color-mix(in srgb, ${color.primary} 14%, transparent);
    color: ${color.primary};
  }
  ${media.print} {
    display: none;
  }
`;
