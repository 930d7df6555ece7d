import { css } from "@emotion/react";
import { useRef } from "react";
import { grouped } from "../../styling/theme/grouped";
import { media } from "../../styling/theme/media";
import { space } from "../../styling/theme/tokens";
import { ClosingNote } from "../../ui/ClosingNote";
import { useMarkedPlace } from "../../ui/controls/useMarkedPlace";
import { surface } from "../../ui/elements/Card";
import { RuleList } from "../../ui/RuleList";
import { LastUpdated } from "../../ui/LastUpdated";
import { Section } from "../../ui/Section";
import type { RulesProps } from "./schema";

/** Numbered rules, each with a link to itself. Renders a `<section>` with an `<ol>`. */
export function Rules({ updated, numbering, items, note, ...block }: RulesProps) {
  const root = useRef<HTMLDivElement>(null);
  const mark = useMarkedPlace(root);
  return (
    <Section {...block}>
      <div ref={root} css={inMiddle}>
        <div css={[surface, panel]}>
          {updated && <LastUpdated date={updated} />}
          <RuleList rules={items} numbering={numbering} onLink={mark} spread />
          {note && <ClosingNote text={note} />}
        </div>
      </div>
    </Section>
  );
}

/* Narrow and in the middle in some presets. */
const inMiddle = css`
  max-inline-size: ${grouped.middleWidth("none")};
  margin-inline: auto;
`;

const panel = css`
  display: grid;
  gap: ${space[6]};
  ${media.medium} {
    padding: ${space[6]};
  }
`;
