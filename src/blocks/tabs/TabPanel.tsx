import { css } from "@emotion/react";
import type { ReactNode } from "react";
import type { RichNode } from "../../fields/text";
import { media } from "../../styling/theme/media";
import { color, radius, size, space } from "../../styling/theme/tokens";
import { Card } from "../../ui/elements/Card";
import { Glyph } from "../../ui/elements/Glyph";
import { Group } from "../../ui/Group";
import { isLong, longList } from "../../ui/elements/longList";
import { RichText } from "../../ui/elements/RichText";
import { Rule } from "./Rule";
import type { NestedBlocks, TabsProps } from "./schema";

/**
 * The panel of one tab: its title, text, numbered rules and nested blocks, and the note that closes every
 * panel. Renders a `<div>`.
 *
 * - `onRuleLink`: called with the anchor of a rule whose link was copied
 */
export function TabPanel({
  tab: { title, icon, badge, badgeVariant, text, rules, blocks },
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
    <Card css={panel}>
      <Group title={title} icon={icon} badge={badge} badgeVariant={badgeVariant}>
        <div css={content}>
          {text && <RichText nodes={text} css={prose} />}
          {rules && (
            <ol css={[list, isLong(rules) && longList]}>
              {rules.map((rule) => (
                <Rule key={rule.id} rule={rule} onLink={onRuleLink} />
              ))}
            </ol>
          )}
          {blocks && <div css={nested}>{renderBlocks(blocks)}</div>}
          {note && (
            <div css={closing}>
              <Glyph name="info" css={sign} />
              <RichText nodes={note} />
            </div>
          )}
        </div>
      </Group>
    </Card>
  );
}

const panel = css`
  ${media.medium} {
    padding: ${space[6]};
  }
  ${media.large} {
    padding: ${space[7]};
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

// The first rule's own padding is taken back, so that it starts level with the title.
const list = css`
  counter-reset: rule;
  margin-block-start: calc(-1 * ${space[4]});
  min-inline-size: 0;
`;

const nested = css`
  min-inline-size: 0;
`;

const closing = css`
  display: flex;
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px solid color-mix(in srgb, ${color.warning} 28%, ${color.border});
  border-radius: ${radius.m};
  background: color-mix(in srgb, ${color.warning} 5%, transparent);
  color: color-mix(in srgb, ${color.text} 82%, ${color.surface});
  font-size: ${size.s};
  overflow-wrap: anywhere;
`;

const sign = css`
  flex: none;
  margin-block-start: 0.15em;
  color: ${color.warning};
`;
