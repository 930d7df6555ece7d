import { css } from "@emotion/react";
import type { ComponentType } from "react";
import { media } from "../../styling/theme/media";
import { grouped } from "../../styling/theme/grouped";
import { color, columns, gap, rhythm, space } from "../../styling/theme/tokens";
import { surface } from "../../ui/elements/Card";
import { Group } from "../../ui/Group";
import { Heading } from "../../ui/elements/Heading";
import { stack } from "../../ui/elements/stack";
import { entryText, entryTitle } from "../../ui/textStyles";
import { RichText, titleNodes } from "../../ui/controls/RichText";
import { Section } from "../../ui/Section";
import { ClosedAnswer } from "./ClosedAnswer";
import type { FaqSearchProps } from "./FaqSearch";
import { WithLinks } from "./WithLinks";
import type { FaqCategory, FaqProps } from "./schema";

/**
 * Questions and answers. Renders a `<section>`. Every category and question has its anchor.
 * - `Search`: `FaqSearch`, if questions can be searched
 */
export function Faq({
  display,
  layout,
  search,
  categories,
  Search,
  ...block
}: FaqProps & { Search?: ComponentType<FaqSearchProps> }) {
  const groups = (shown: readonly FaqCategory[]) =>
    shown.map((category) => (
      <Group key={category.id} {...category} dense={layout !== "list"}>
        <ul
          css={[
            stack.entries,
            layout === "columns" && shown.length === 1 && besideEachOther,
            layout === "list" && category.questions.length > 1 && pairs,
          ]}
        >
          {category.questions.map(({ id: anchor, question, answer }) => {
            const title = <Heading css={entryTitle}>{titleNodes(question)}</Heading>;
            const text = <RichText nodes={answer} deeper css={[entryText, belowTitle]} />;
            return (
              <li css={[surface, card]} key={anchor} id={anchor}>
                {display === "open" && title}
                {display === "open" ? (
                  text
                ) : (
                  <ClosedAnswer anchor={anchor} summary={title}>
                    {text}
                  </ClosedAnswer>
                )}
              </li>
            );
          })}
        </ul>
      </Group>
    ));
  const show = (shown: readonly FaqCategory[]) => {
    // A search keeps the elements around the questions, so opened answers stay open.
    if (layout === "contents")
      return (
        <WithLinks heading={block.heading} categories={categories} shown={shown}>
          {groups(shown)}
        </WithLinks>
      );
    if (layout === "columns" && categories.length > 1)
      return <div css={[stack.entries, shown.length > 1 && besideEachOther, level]}>{groups(shown)}</div>;
    return groups(shown);
  };
  return (
    <Section {...block}>
      {search && Search ? <Search categories={categories}>{show}</Search> : show(categories)}
    </Section>
  );
}

const besideEachOther = css`
  ${media.large} {
    grid-template-columns: ${columns("repeat(2, minmax(0, 1fr))")};
    align-items: start;
  }
`;

// The last one of an odd number fills its row.
const pairs = css`
  grid-template-columns: ${grouped.pairs};
  > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
`;

// Aligns the tops of categories side by side.
const level = css`
  gap: ${rhythm.content} ${gap};
  && > * {
    margin-block-start: 0;
  }
`;

export const card = css`
  min-inline-size: 0;
  &:is(:target, [data-target]) {
    border-color: ${color.primary};
  }
`;

const belowTitle = css`
  margin-block-start: ${space[2]};
`;
