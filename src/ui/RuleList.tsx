import { css } from "@emotion/react";
import type { Numbering, RuleProps } from "../fields/parts/rule";
import { space } from "../styling/theme/tokens";
import { isLong, longList } from "./elements/longList";
import { Rule } from "./Rule";
import { numberings } from "./ruleDepths";

/**
 * A list of rules, numbered 1, 1.1 and 1.1a by default. Renders an `<ol>`.
 * - `rules`: the rules, with nested rules
 * - `numbering`: their kind of numbers
 * - `onLink`: called with the anchor of a clicked rule link
 * - `spread`: whether names are beside the texts if there is space
 */
export function RuleList({
  rules,
  numbering = "numbers",
  onLink,
  spread = false,
}: {
  rules: readonly RuleProps[];
  numbering?: Numbering;
  onLink: (anchor: string) => void;
  spread?: boolean | undefined;
}) {
  return (
    <ol css={[list, spread && measured, isLong(rules) && longList, numberings[numbering]]}>
      {rules.map((rule, index) => (
        <Rule key={rule.id} rule={rule} number={[index]} numbering={numbering} onLink={onLink} />
      ))}
    </ol>
  );
}

// Removes the first rule's padding, so it aligns with the content beside it.
const list = css`
  counter-reset: rule;
  margin-block-start: calc(-1 * ${space[4]});
  min-inline-size: 0;
`;

const measured = css`
  container: rules / inline-size;
`;
