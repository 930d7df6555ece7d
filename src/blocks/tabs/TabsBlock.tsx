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

/**
 * Panels of which one is shown at a time; which one stands in the hash of the address, so that a tab, a
 * rule or a nested block can be linked to. Renders a `<section>` with tabs.
 *
 * - `tabs`: the tabs with their panels
 * - `layout`: whether the tabs stand above the panels, or beside them where the screen is wide
 * - `default`: the tab that is open at first; the first one without it
 * - `note`: what stands at the end of every panel
 * - `renderBlocks`: renders the blocks inside a panel
 */
export function TabsBlock({
  id,
  heading,
  intro,
  tabs,
  default: first,
  note,
  layout,
  renderBlocks,
}: TabsProps & { renderBlocks(blocks: NestedBlocks): ReactNode }) {
  const labels = useLabels();
  const root = useRef<HTMLDivElement>(null);
  const initial = tabs.find((tab) => tab.id === first) ?? tabs[0];
  const { chosen, choose, mark } = useChosenTab(tabs, initial?.id ?? "", root);
  // The chosen tab may be gone once the owner has saved another config.
  const open = tabs.find((tab) => tab.id === chosen) ?? initial;
  const isSide = layout === "side";

  return (
    <Section id={id} heading={heading} intro={intro}>
      <div ref={root} css={reachable}>
        <Tabs
          label={heading ?? labels.tabs}
          side={isSide}
          selected={open?.id ?? ""}
          onSelect={choose}
          tabs={tabs.map((tab) => ({
            id: tab.id,
            label: tab.label ?? (isSide ? tab.title : firstWord(tab.title)),
            icon: tab.icon && <Icon icon={tab.icon} />,
            panel: <TabPanel tab={tab} note={note} renderBlocks={renderBlocks} onRuleLink={mark} />,
          }))}
        />
      </div>
    </Section>
  );
}

function firstWord(title: string): string {
  return title.trim().split(/\s+/u)[0] ?? title;
}

// When the address leads to a tab, the row of tabs stands right below the header, which covers all of the heading above it.
const reachable = css`
  scroll-margin-block-start: calc(var(--header-height) + ${space[2]});
`;
