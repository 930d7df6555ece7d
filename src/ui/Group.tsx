import { css } from "@emotion/react";
import type { ReactNode } from "react";
import type { IconData } from "../fields/pictures/icon";
import type { RichNode, Title } from "../fields/texts/text";
import { media } from "../styling/theme/media";
import { grouped } from "../styling/theme/grouped";
import { color, columns, gap, rhythm, size, space, span, staysInView } from "../styling/theme/tokens";
import { badgesOf, type BadgeProps } from "./elements/Badges";
import { Heading, HeadingScope } from "./elements/Heading";
import { IconTile } from "./elements/IconTile";
import { muted } from "./textStyles";
import { RichText, titleNodes } from "./controls/RichText";

/**
 * A group of items with a title. On wide screens, the title is beside the items and stays in view while they scroll.
 * Renders a `<div>`, in which headings are one level deeper.
 * - `title`, `icon`, `badge`, `badgeVariant`, `tag`, `description`: the group's header. Without a title, the group has
 *   no header and the items take the full width
 * - `note`: a short quiet text after the title
 * - `color`: its colour by name
 * - `dense`: whether the title is always above the items, in one line
 */
export function Group({
  id,
  title,
  icon,
  description,
  note,
  dense = false,
  badge,
  badgeVariant,
  tag,
  tags,
  inLanguage,
  color: tone,
  className,
  children,
}: BadgeProps & {
  id?: string | undefined;
  title?: Title | undefined;
  icon?: IconData | undefined;
  description?: RichNode[] | undefined;
  note?: string | undefined;
  dense?: boolean | undefined;
  color?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div
      id={id}
      data-color={tone}
      css={[group, dense ? close : [narrow, title !== undefined && beside]]}
      className={className}
    >
      {title !== undefined && (
        <div css={[opening, !dense && inView]}>
          <div css={[titleRow, !dense && stacked]}>
            {icon && <IconTile icon={icon} css={dense && smallTile} />}
            <Heading css={name}>{titleNodes(title)}</Heading>
            {badgesOf({ badge, badgeVariant, tag, tags, inLanguage })}
            {note && <p css={muted}>{note}</p>}
          </div>
          {description && <RichText nodes={description} deeper css={[prose, !dense && inMiddle]} />}
        </div>
      )}
      {title === undefined ? children : <HeadingScope>{children}</HeadingScope>}
    </div>
  );
}

const group = css`
  display: grid;
  gap: ${space[5]};
  min-inline-size: 0;
  & + & {
    margin-block-start: ${rhythm.ground};
  }
  /* Laid out once the first screen is painted (src/app/boot.ts). */
  ${media.belowMedium} {
    html[data-fresh="first"] &:nth-child(n + 3) {
      content-visibility: auto;
      contain-intrinsic-size: auto 20rem;
    }
  }
`;

const narrow = css`
  > :last-child {
    inline-size: 100%;
    max-inline-size: ${grouped.width("none")};
    margin-inline: ${grouped.sides()};
  }
`;

const beside = css`
  ${media.large} {
    grid-template-columns: ${columns(grouped.columns(`${span(4)} minmax(0, 1fr)`))};
    grid-auto-flow: dense;
    gap: ${gap};
  }
`;

const close = css`
  gap: ${space[3]};
  & + & {
    margin-block-start: ${rhythm.content};
  }
`;

const opening = css`
  display: grid;
  align-content: start;
  gap: ${space[3]};
  min-inline-size: 0;
`;

const inView = css`
  ${media.large} {
    position: ${grouped.position(staysInView)};
    grid-column: ${grouped.titlePlace};
    text-align: ${grouped.align};
    inset-block-start: calc(var(--header-height) + ${space[5]});
    align-self: start;
  }
`;

const titleRow = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  min-inline-size: 0;
`;

const stacked = css`
  ${media.large} {
    flex-direction: ${grouped.direction};
    align-items: ${grouped.items};
    justify-content: ${grouped.align};
  }
`;

const smallTile = css`
  inline-size: 2.25rem;
  block-size: 2.25rem;
  font-size: 0.75em;
`;

export const name = css`
  flex: 0 1 auto;
  min-inline-size: 0;
  max-inline-size: 100%;
  font-size: ${size.xl};
`;

const prose = css`
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

const inMiddle = css`
  margin-inline: ${grouped.sides()};
`;
