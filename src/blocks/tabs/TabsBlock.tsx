import { css } from "@emotion/react";
import { useRef, type ReactNode } from "react";
import { space } from "../../styling/theme/tokens";
import { Icon } from "../../ui/elements/Icon";
import { Section } from "../../ui/Section";
import { useLabels } from "../../ui/Settings";
import { Tabs } from "../../ui/controls/Tabs";
import type { NestedBlocks, TabsProps } from "./schema";
import { TabPanel } from "./TabPanel";
import { useChosenTab } from "./useChosenTab";
import { wordsOf } from "../../ui/wordsOf";
import { spoken } from "../../ui/elements/spoken";

/**
 * Tabs with panels. The URL's hash selects a tab, so tabs, rules and nested blocks have links. Renders a `<section>`.
 * - `default`: the tab that is open initially
 * - `note`: the end of every panel
 */
export function TabsBlock({
  tabs,
  default: first,
  note,
  layout,
  renderBlocks,
  ...block
}: TabsProps & { renderBlocks(blocks: NestedBlocks): ReactNode }) {
  const labels = useLabels();
  const root = useRef<HTMLDivElement>(null);
  const initial = tabs.find((tab) => tab.id === first) ?? tabs[0];
  const { chosen, choose, mark } = useChosenTab(tabs, initial?.id ?? "", root);
  // The owner may have removed the chosen tab.
  const open = tabs.find((tab) => tab.id === chosen) ?? initial;
  const isSide = layout === "side";
  const shortened = (title: string) => (isSide ? title : title.trim().split(/\s+/u)[0]!);

  return (
    <Section {...block}>
      <div ref={root} css={reachable}>
        <Tabs
          label={wordsOf(block.heading ?? labels.tabs)}
          side={isSide}
          selected={open?.id ?? ""}
          onSelect={choose}
          tabs={tabs.map((tab) => ({
            id: tab.id,
            label: spoken(tab.label ?? shortened(wordsOf(tab.title)), tab),
            icon: tab.icon && <Icon icon={tab.icon} />,
            panel: <TabPanel tab={tab} note={note} renderBlocks={renderBlocks} onRuleLink={mark} />,
          }))}
        />
      </div>
    </Section>
  );
}

// If a link scrolls to the tabs, they are right below the page's header.
const reachable = css`
  scroll-margin-block-start: calc(var(--header-height) + ${space[2]});
`;
