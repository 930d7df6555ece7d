import type { ReactNode } from "react";
import type { BadgeVariant } from "../../fields/parts/badge";
import type { TagContent } from "../../fields/parts/tag";
import { Badge } from "./Badge";

/** The keys of anything that has badges. */
export interface BadgeProps {
  badge?: string | undefined;
  badgeVariant?: BadgeVariant | undefined;
  tag?: TagContent | undefined;
}

/**
 * The badge of something and its tag, or either of them: a `<span>` and a `<bdi>`, whose colours come with the theme. A
 * function, because most things have neither and need no component.
 */
export function badgesOf({ badge, badgeVariant, tag }: BadgeProps): ReactNode {
  return [
    badge && (
      <Badge key="badge" variant={badgeVariant}>
        {badge}
      </Badge>
    ),
    tag && (
      <bdi key="tag" data-tag={tag.name}>
        {tag.label}
      </bdi>
    ),
  ];
}
