import { css } from "@emotion/react";
import type { ReactNode } from "react";
import type { RichNode } from "../../fields/texts/text";
import { media } from "../../styling/theme/media";
import { rhythm, space } from "../../styling/theme/tokens";
import { ClosingNote } from "../../ui/ClosingNote";
import { surface } from "../../ui/elements/Card";
import { Group } from "../../ui/Group";
import { RichText } from "../../ui/controls/RichText";
import { RuleList } from "../../ui/RuleList";
import type { NestedBlocks, TabsProps } from "./schema";

/**
 * The panel of a tab. Renders a `<div>`.
 * - `onRuleLink`: called with the anchor of a rule whose link was copied
 */
export function TabPanel({
  tab: { title, icon, badge, badgeVariant, tag, tags, text, rules, blocks, inLanguage },
  note,
  renderBlocks,
  onRuleLink,
}: {
  tab: TabsProps["tabs"][number];
  note: RichNode[] | undefined;
  renderBlocks(blocks: NestedBlocks): ReactNode;
  onRuleLink: (anchor: string) => void;
}) {
  return (
    <div css={[surface, panel]}>
      <Group
        title={title}
        icon={icon}
        badge={badge}
        badgeVariant={badgeVariant}
        tag={tag}
        tags={tags}
        inLanguage={inLanguage}
      >
        <div css={content}>
          {text && <RichText nodes={text} css={prose} />}
          {rules && <RuleList rules={rules} onLink={onRuleLink} />}
          {blocks && <div css={nested}>{renderBlocks(blocks)}</div>}
          {note && <ClosingNote text={note} />}
        </div>
      </Group>
    </div>
  );
}

const panel = css`
  ${media.medium} {
    padding: ${space[6]};
  }
  ${media.large} {
    padding: ${rhythm.content};
  }
`;

const content = css`
  display: grid;
  gap: ${space[6]};
  min-inline-size: 0;
`;

const prose = css`
  overflow-wrap: anywhere;
`;

const nested = css`
  /* Blocks are aligned with the panel's title by default. */
  --align: initial;
  --sides: initial;
  --content-width: initial;
  --middle-width: initial;
  min-inline-size: 0;
  /* The grid's gap replaces the margin of the first block. */
  > section:first-of-type {
    margin-block-start: 0;
  }
`;
