import { css } from "@emotion/react";
import { useRef } from "react";
import { media } from "../../styling/theme/media";
import { space } from "../../styling/theme/tokens";
import { ClosingNote } from "../../ui/ClosingNote";
import { useMarkedPlace } from "../../ui/controls/useMarkedPlace";
import { surface } from "../../ui/elements/Card";
import { DateTime } from "../../ui/elements/DateTime";
import { muted } from "../../ui/textStyles";
import { RuleList } from "../../ui/RuleList";
import { Section } from "../../ui/Section";
import { useLabels } from "../../ui/Settings";
import type { RulesProps } from "./schema";

/** Numbered rules, each with a link to itself. Renders a `<section>` with an `<ol>`. */
export function Rules({ updated, numbering, items, note, ...block }: RulesProps) {
  const [beforeDate, afterDate] = useLabels().lastUpdated.split("{date}");
  const root = useRef<HTMLDivElement>(null);
  const mark = useMarkedPlace(root);
  return (
    <Section {...block}>
      <div ref={root}>
        <div css={[surface, panel]}>
          {updated && (
            <p css={muted}>
              {beforeDate}
              <DateTime date={updated} />
              {afterDate}
            </p>
          )}
          <RuleList rules={items} numbering={numbering} onLink={mark} spread />
          {note && <ClosingNote text={note} />}
        </div>
      </div>
    </Section>
  );
}

const panel = css`
  display: grid;
  gap: ${space[6]};
  ${media.medium} {
    padding: ${space[6]};
  }
`;
