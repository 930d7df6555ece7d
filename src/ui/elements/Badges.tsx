import type { ReactNode } from "react";
import type { BadgeVariant } from "../../fields/parts/badge";
import type { TagContent } from "../../fields/parts/tag";
import { Badge } from "./Badge";

export interface BadgeProps {
  badge?: string | undefined;
  badgeVariant?: BadgeVariant | undefined;
  tag?: TagContent | undefined;
  tags?: readonly TagContent[] | undefined;
}

/** An item's badge and tags, whose colours come with the theme. A function, because most items have neither. */
export function badgesOf({ badge, badgeVariant, tag, tags = tag && [tag] }: BadgeProps): ReactNode {
  return [
    badge && (
      <Badge key="badge" variant={badgeVariant}>
        {badge}
      </Badge>
    ),
    tags?.map(({ name, label }) => (
      <bdi key={name} data-tag={name}>
        {label}
      </bdi>
    )),
  ];
}
