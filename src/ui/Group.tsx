import { css } from "@emotion/react";
import type { ReactNode } from "react";
import type { IconData } from "../fields/icon";
import type { RichNode } from "../fields/text";
import { media } from "../styling/theme/media";
import { color, size, space } from "../styling/theme/tokens";
import { Badges, type BadgeProps } from "./elements/Badges";
import { Heading, HeadingScope } from "./elements/Heading";
import { Icon } from "./elements/Icon";
import { IconTile } from "./elements/IconTile";
import { RichText } from "./controls/RichText";

/**
 * Things that belong together under a title, which stands beside them on wide screens and stays in view
 * while they scroll. Renders a `<div>`; its children are one heading level deeper.
 * - `title`, `icon`, `badge`, `badgeVariant`, `tag`, `description`: what opens the group; without a title nothing
 *   does, and the children take the whole width
 */
export function Group({
  id,
  title,
  icon,
  description,
  className,
  children,
  ...badges
}: BadgeProps & {
  id?: string | undefined;
  title?: string | undefined;
  icon?: IconData | undefined;
  description?: RichNode[] | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div id={id} css={[group, title !== undefined && beside]} className={className}>
      {title !== undefined && (
        <div css={opening}>
          <div css={titleRow}>
            {icon && (
              <IconTile>
                <Icon icon={icon} size="1.5em" />
              </IconTile>
            )}
            <Heading css={name}>{title}</Heading>
            <Badges {...badges} />
          </div>
          {description && (
            <HeadingScope>
              <RichText nodes={description} css={prose} />
            </HeadingScope>
          )}
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
    margin-block-start: ${space[8]};
  }
`;

const beside = css`
  ${media.large} {
    grid-template-columns: 16rem minmax(0, 1fr);
    gap: ${space[7]};
  }
`;

const opening = css`
  display: grid;
  align-content: start;
  gap: ${space[3]};
  min-inline-size: 0;
  ${media.large} {
    position: sticky;
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
  ${media.large} {
    flex-direction: column;
    align-items: flex-start;
  }
`;

const name = css`
  flex: 0 1 auto;
  min-inline-size: 0;
  max-inline-size: 100%;
  font-size: ${size.xl};
`;

const prose = css`
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;
