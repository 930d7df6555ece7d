import { css } from "@emotion/react";
import type { BadgeVariant } from "../fields/parts/badge";
import type { Numbering, RuleProps, Severity } from "../fields/parts/rule";
import { media } from "../styling/theme/media";
import { color, duration, font, radius, size, space } from "../styling/theme/tokens";
import { Badge } from "./elements/Badge";
import { Disclosure } from "./elements/Disclosure";
import { Heading, HeadingScope } from "./elements/Heading";
import { RichText } from "./controls/RichText";
import { VisuallyHidden } from "./elements/VisuallyHidden";
import { belowLink, depths, innerClauses, innerRules, level } from "./ruleDepths";
import { RuleLink } from "./RuleLink";
import { firstWords, numberWords } from "./ruleNumber";
import { useLabels } from "./Settings";
import { spoken } from "./elements/spoken";

/** A rule at any depth. The deepest contain no others. */
type AnyRule = Omit<RuleProps, "rules"> & { rules?: AnyRule[] | undefined };

/**
 * A numbered rule with a link that copies its own address, and the rules in it. Renders an `<li>`.
 * - `numbering`: the kind of its number
 * - `number`: its index among its siblings, after the indexes of the rules around it
 * - `onLink`: called with the rule's anchor when its link is clicked
 */
export function Rule({
  rule: { id, name, description, severity, details, rules, inLanguage },
  number,
  numbering,
  onLink,
}: {
  rule: AnyRule;
  number: readonly number[];
  numbering: Numbering;
  onLink: (anchor: string) => void;
}) {
  const labels = useLabels();
  const title = name ?? ((numbering === "none" && firstWords(description)) || numberWords(number, numbering));
  const depth = number.length - 1;
  const weight = severity && <Badge variant={tones[severity]}>{labels[severityLabels[severity]]}</Badge>;
  const hasBody = Boolean(description || details || rules?.length || (severity && !name));

  return (
    <li id={id} css={[item, depths[depth]]}>
      {name && (
        <div css={[head, depth === 0 && !hasBody && acrossBody]}>
          <Heading css={[nameOfRule, depth > 0 && smallName]}>{spoken(name, { inLanguage })}</Heading>
          {weight}
        </div>
      )}
      {hasBody && (
        <div css={[body, name ? [below, depth === 0 && besideHead] : alone]}>
          {name
            ? description && <RichText nodes={description} deeper css={[prose, clearOfLink]} />
            : (description || weight) && (
                <div css={nameless}>
                  {description && <RichText nodes={description} deeper css={prose} />}
                  {weight}
                </div>
              )}
          {details && (
            <Disclosure
              css={more}
              summary={
                <>
                  {labels.details}
                  <VisuallyHidden>: {spoken(title, { inLanguage })}</VisuallyHidden>
                </>
              }
            >
              <RichText nodes={details} deeper css={opened} />
            </Disclosure>
          )}
          {rules && rules.length > 0 && (
            <HeadingScope>
              <ol
                css={[
                  inner,
                  !description && !details && level,
                  depth === 0 ? innerRules : innerClauses,
                  !name && (description || weight) && belowLink,
                ]}
              >
                {rules.map((one, index) => (
                  <Rule
                    key={one.id}
                    rule={one}
                    number={[...number, index]}
                    numbering={numbering}
                    onLink={onLink}
                  />
                ))}
              </ol>
            </HeadingScope>
          )}
        </div>
      )}
      <RuleLink anchor={id} title={title} onLink={onLink} />
    </li>
  );
}

const tones: Record<Severity, BadgeVariant> = { low: "neutral", medium: "warning", high: "danger" };

const severityLabels = { low: "severityLow", medium: "severityMedium", high: "severityHigh" } as const;

export const item = css`
  position: relative;
  display: grid;
  /* The link has padding around its icon. */
  grid-template-columns: 2.5rem minmax(0, 1fr) auto;
  row-gap: ${space[1]};
  padding: ${space[4]} ${space[3]};
  margin-inline: calc(-1 * ${space[3]});
  border-radius: ${radius.m};
  transition: background-color ${duration.normal};
  &::before {
    color: ${color.primary};
    font-family: ${font.figures};
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
    column-gap: ${space[2]};
  }
  ${media.forcedColors} {
    &:is(:target, [data-target]) {
      outline: 2px solid Highlight;
    }
  }
`;

const head = css`
  grid-area: 1 / 2;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  align-self: start;
  gap: ${space[1]} ${space[3]};
  min-inline-size: 0;
  /* If most names leave no space, severities are below them. */
  ${media.belowMedium} {
    flex-direction: column;
  }
  @container rules (min-width: 52rem) {
    flex-direction: column;
  }
`;

const acrossBody = css`
  @container rules (min-width: 52rem) {
    grid-area: 1 / 2 / auto / 4;
    flex-direction: row;
  }
`;

export const nameOfRule = css`
  min-inline-size: 0;
  font-size: ${size.l};
  line-height: 1.35;
`;

const smallName = css`
  font-size: ${size.m};
  line-height: 1.65;
`;

/* On phones, its children are in the rule's own grid, so nested rules start at the same edge. */
const body = css`
  ${media.belowMedium} {
    display: contents;
    > * {
      grid-column: 2 / -1;
    }
    > ol {
      grid-column: 1 / -1;
    }
    > * + * {
      margin-block-start: ${space[1]};
    }
  }
  ${media.medium} {
    display: grid;
    gap: ${space[2]};
    min-inline-size: 0;
  }
`;

// Also below the link on narrow screens.
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
  ${media.belowMedium} {
    > :first-child {
      grid-column-end: -2;
    }
  }
`;

// The severity of a rule without a name comes after its text, if there is space.
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
