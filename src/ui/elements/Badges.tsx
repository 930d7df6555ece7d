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
 * The badge of something and its tag, or either of them. Renders a `<span>` and a `<bdi>`, whose colours come with the
 * theme.
 */
export function Badges({ badge, badgeVariant, tag }: BadgeProps) {
  return (
    <>
      {badge && <Badge variant={badgeVariant}>{badge}</Badge>}
      {tag && <bdi data-tag={tag.name}>{tag.label}</bdi>}
    </>
  );
}
