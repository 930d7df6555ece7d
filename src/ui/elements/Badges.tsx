import type { ReactNode } from "react";
import type { Spoken } from "../../fields/compiled";
import type { BadgeVariant } from "../../fields/parts/badge";
import type { TagContent } from "../../fields/parts/tag";
import { Badge } from "./Badge";
import { spoken } from "./spoken";

export interface BadgeProps extends Spoken {
  badge?: string | undefined;
  badgeVariant?: BadgeVariant | undefined;
  tag?: TagContent | undefined;
  tags?: readonly TagContent[] | undefined;
}

/** An item's badge and tags, whose colours come with the theme. A function, because most items have neither. */
export function badgesOf({
  badge,
  badgeVariant,
  tag,
  tags = tag && [tag],
  inLanguage,
}: BadgeProps): ReactNode {
  return [
    badge && (
      <Badge key="badge" variant={badgeVariant}>
        {spoken(badge, { inLanguage })}
      </Badge>
    ),
    tags?.map(({ name, label, inLanguage: own }) => (
      <bdi key={name} data-tag={name} {...own}>
        {label}
      </bdi>
    )),
  ];
}
