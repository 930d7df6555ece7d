import { css } from "@emotion/react";
import type { ComponentType } from "react";
import { media } from "../../styling/theme/media";
import { color, columns, size, space } from "../../styling/theme/tokens";
import { surface } from "../../ui/elements/Card";
import { Group } from "../../ui/Group";
import { Heading } from "../../ui/elements/Heading";
import { RichText } from "../../ui/controls/RichText";
import { Section } from "../../ui/Section";
import { ClosedAnswer } from "./ClosedAnswer";
import type { FaqSearchProps } from "./FaqSearch";
import { WithLinks } from "./WithLinks";
import type { FaqCategory, FaqProps } from "./schema";

/**
 * Questions with their answers. Renders a `<section>`; every category and every question has its anchor.
 *
 * - `display`: whether all answers are readable at once, or each when its question is pressed
 * - `layout`: whether categories stand below each other, side by side, or beside links to them
 * - `search`: whether a field finds some of the questions
 * - `categories`: questions that belong together, each with its title
 * - `Part`: `FaqSearch`, where questions can be searched
 */
export function Faq({
  id,
  heading,
  intro,
  display,
  layout,
  search,
  categories,
  Part,
}: FaqProps & { Part?: ComponentType<FaqSearchProps> }) {
  const groups = (shown: readonly FaqCategory[]) =>
    shown.map((category) => (
      <Group key={category.id} {...category} dense={layout !== "list"}>
        <ul css={[list, layout === "columns" && shown.length === 1 && besideEachOther]}>
          {category.questions.map(({ id: anchor, question, answer }) => (
            <li css={[surface, card]} key={anchor} id={anchor}>
              {display === "closed" ? (
                <ClosedAnswer anchor={anchor} summary={<Heading css={asked}>{question}</Heading>}>
                  <RichText nodes={answer} deeper css={answered} />
                </ClosedAnswer>
              ) : (
                <>
                  <Heading css={asked}>{question}</Heading>
                  <RichText nodes={answer} deeper css={answered} />
                </>
              )}
            </li>
          ))}
        </ul>
      </Group>
    ));
  const show = (shown: readonly FaqCategory[]) => {
    // What is around the questions stays the same while some of them are found, so that what was opened stays open.
    if (layout === "contents")
      return (
        <WithLinks heading={heading} categories={categories} shown={shown}>
          {groups(shown)}
        </WithLinks>
      );
    if (layout === "columns" && categories.length > 1)
      return <div css={[list, shown.length > 1 && besideEachOther, level]}>{groups(shown)}</div>;
    return groups(shown);
  };
  return (
    <Section id={id} heading={heading} intro={intro}>
      {search && Part ? <Part categories={categories}>{show}</Part> : show(categories)}
    </Section>
  );
}

const list = css`
  display: grid;
  gap: ${space[4]};
  min-inline-size: 0;
`;

const besideEachOther = css`
  ${media.large} {
    grid-template-columns: ${columns("repeat(2, minmax(0, 1fr))")};
    align-items: start;
  }
`;

// Categories side by side begin at the same height.
const level = css`
  gap: ${space[7]} ${space[6]};
  && > * {
    margin-block-start: 0;
  }
`;

const card = css`
  min-inline-size: 0;
  &:is(:target, [data-target]) {
    border-color: ${color.primary};
  }
`;

const asked = css`
  font-size: ${size.l};
  line-height: 1.35;
`;

const answered = css`
  margin-block-start: ${space[2]};
  color: color-mix(in srgb, ${color.text} 80%, ${color.surface});
  overflow-wrap: anywhere;
`;
