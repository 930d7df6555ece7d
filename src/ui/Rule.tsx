import { css } from "@emotion/react";
import type { MouseEvent } from "react";
import type { BadgeVariant } from "../fields/badge";
import type { RuleProps, Severity } from "../fields/rule";
import { media } from "../styling/theme/media";
import { color, duration, font, radius, size, space } from "../styling/theme/tokens";
import { anchorUrl } from "./controls/places";
import { useCopy } from "./controls/useCopy";
import { Badge } from "./elements/Badge";
import { Disclosure } from "./elements/Disclosure";
import { Glyph } from "./elements/Glyph";
import { Heading, HeadingScope } from "./elements/Heading";
import { RichText } from "./controls/RichText";
import { VisuallyHidden } from "./elements/VisuallyHidden";
import { fillLabel, useLabels, useSettings } from "./Settings";

/** A rule at any depth: those at the deepest hold no others. */
type AnyRule = Omit<RuleProps, "rules"> & { rules?: AnyRule[] | undefined };

/**
 * One numbered rule with a link to itself, which is copied when pressed, and the rules within it. Renders an `<li>`.
 *
 * - `number`: its place among its neighbours, counted from 0, behind the places of the rules around it
 * - `onLink`: called with the rule's anchor when its link was pressed
 */
export function Rule({
  rule: { id, name, description, severity, details, rules },
  number,
  onLink,
}: {
  rule: AnyRule;
  number: readonly number[];
  onLink: (anchor: string) => void;
}) {
  const labels = useLabels();
  const { standard } = useSettings().toasts;
  const { copied, copy } = useCopy({ text: () => anchorUrl(id), toast: standard.linkCopied });
  const title = name ?? numberWords(number);
  const linkName = fillLabel(labels.copyLinkTo, { name: title });
  const depth = number.length - 1;
  const weight = severity && <Badge variant={tones[severity]}>{labels[severityLabels[severity]]}</Badge>;
  const hasBody = Boolean(description || details || rules?.length || (severity && !name));

  const press = (event: MouseEvent) => {
    // With a modifier key the link is an ordinary one, to be opened elsewhere.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onLink(id);
    copy();
  };

  return (
    <li id={id} css={[item, depths[depth]]}>
      {name && (
        <div css={[head, depth === 0 && !hasBody && acrossBody]}>
          <Heading css={[nameOfRule, depth > 0 && smallName]}>{name}</Heading>
          {weight}
        </div>
      )}
      {hasBody && (
        <HeadingScope>
          <div css={[body, name ? [below, depth === 0 && besideHead] : alone]}>
            {name
              ? description && <RichText nodes={description} css={[prose, clearOfLink]} />
              : (description || weight) && (
                  <div css={nameless}>
                    {description && <RichText nodes={description} css={prose} />}
                    {weight}
                  </div>
                )}
            {details && (
              <Disclosure
                css={more}
                summary={
                  <>
                    {labels.details}
                    <VisuallyHidden>: {title}</VisuallyHidden>
                  </>
                }
              >
                <RichText nodes={details} css={opened} />
              </Disclosure>
            )}
            {rules && rules.length > 0 && (
              <ol css={[inner, !description && !details && level, depth === 0 ? innerRules : innerClauses]}>
                {rules.map((one, index) => (
                  <Rule key={one.id} rule={one} number={[...number, index]} onLink={onLink} />
                ))}
              </ol>
            )}
          </div>
        </HeadingScope>
      )}
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

/** The number of a rule as the page shows it: `1`, `1.2`, `1.2a`. */
function numberWords([rule = 0, below, clause]: readonly number[]): string {
  return `${rule + 1}${below === undefined ? "" : `.${below + 1}`}${clause === undefined ? "" : letters(clause)}`;
}

/** `a` to `z`, then `aa`, as CSS counts in letters. */
function letters(index: number): string {
  const last = String.fromCodePoint(97 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}

const tones: Record<Severity, BadgeVariant> = { low: "neutral", medium: "warning", high: "danger" };

const severityLabels = { low: "severityLow", medium: "severityMedium", high: "severityHigh" } as const;

const item = css`
  position: relative;
  display: grid;
  grid-template-columns: 2rem minmax(0, 1fr) auto;
  gap: ${space[1]} ${space[2]};
  padding: ${space[4]} ${space[3]};
  margin-inline: calc(-1 * ${space[3]});
  border-radius: ${radius.m};
  transition: background-color ${duration.normal};
  &::before {
    color: ${color.primary};
    font-family: ${font.heading};
    font-size: ${size.xl};
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
    white-space: nowrap;
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

const within = css`
  padding-block: ${space[3]};
  grid-template-columns: minmax(2.5rem, max-content) minmax(0, 1fr) auto;
  &::before {
    font-size: ${size.m};
    line-height: 1.65;
  }
  ${media.medium} {
    grid-template-columns: 3rem minmax(0, 1fr) auto;
  }
`;

const depths = [
  css`
    counter-increment: rule;
    &::before {
      content: counter(rule);
    }
    /* Where there is room, the name stands beside all that is said about it. */
    @container rules (min-width: 52rem) {
      grid-template-columns: 3rem minmax(0, 16rem) minmax(0, 1fr) auto;
      column-gap: ${space[4]};
    }
  `,
  [
    within,
    css`
      counter-increment: rule-below;
      &::before {
        content: counter(rule) "." counter(rule-below);
      }
    `,
  ],
  [
    within,
    css`
      counter-increment: rule-clause;
      &::before {
        content: counter(rule) "." counter(rule-below) counter(rule-clause, lower-alpha);
      }
    `,
  ],
];

const head = css`
  grid-area: 1 / 2;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  align-self: start;
  gap: ${space[1]} ${space[3]};
  min-inline-size: 0;
`;

const acrossBody = css`
  @container rules (min-width: 52rem) {
    grid-area: 1 / 2 / auto / 4;
  }
`;

const nameOfRule = css`
  min-inline-size: 0;
  font-size: ${size.l};
  line-height: 1.35;
`;

const smallName = css`
  font-size: ${size.m};
  line-height: 1.65;
`;

const body = css`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
`;

// Below the link too where the screen is narrow.
const below = css`
  grid-area: 2 / 2 / auto / -1;
`;

const besideHead = css`
  @container rules (min-width: 52rem) {
    grid-area: 1 / 3 / auto / 4;
  }
`;

const alone = css`
  grid-area: 1 / 2 / auto / -2;
`;

// The weight of a rule that is a sentence stands behind it, where there is room.
const nameless = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
`;

const prose = css`
  min-inline-size: 0;
  color: color-mix(in srgb, ${color.text} 76%, ${color.surface});
  overflow-wrap: anywhere;
`;

const clearOfLink = css`
  ${media.medium} {
    margin-inline-end: calc(2.75rem + ${space[2]});
  }
`;

const more = css`
  font-size: ${size.s};
  > summary {
    inline-size: fit-content;
    min-block-size: 2rem;
    color: ${color.primary};
    font-weight: 600;
  }
`;

const opened = css`
  margin-block: ${space[1]} ${space[2]};
  padding-inline-start: ${space[4]};
  border-inline-start: 2px solid color-mix(in srgb, ${color.primary} 40%, ${color.border});
  color: color-mix(in srgb, ${color.text} 76%, ${color.surface});
  overflow-wrap: anywhere;
`;

const inner = css`
  min-inline-size: 0;
`;

// Where nothing stands above them, the first of them starts level with the name beside it.
const level = css`
  @container rules (min-width: 52rem) {
    margin-block-start: calc(-1 * ${space[3]});
  }
`;

// On a phone the numbers alone say what stands within what: an indent would leave no room for the words.
const innerRules = css`
  counter-reset: rule-below;
  margin-inline-start: calc(-2rem - ${space[2]});
  ${media.medium} {
    margin-inline-start: 0;
  }
`;

const innerClauses = css`
  counter-reset: rule-clause;
  margin-inline-start: calc(-2.5rem - ${space[2]});
  ${media.medium} {
    margin-inline-start: 0;
  }
`;

const sign = css`
  /* Before React is there. */
  [data-copied] > & > path {
    d: path("M5 12.5l4.5 4.5L19 7.5");
  }
`;

const link = css`
  grid-area: 1 / -2;
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
