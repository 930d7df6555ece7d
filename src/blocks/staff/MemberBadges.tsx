import type { TagContent } from "../../fields/parts/tag";
import { Badge } from "../../ui/elements/Badge";

/** Badges for a member's other roles and tags. */
export function MemberBadges({ roles, tags }: { roles: readonly string[]; tags: readonly TagContent[] }) {
  return (
    <>
      {roles.map((role, index) => (
        <Badge key={index}>{role}</Badge>
      ))}
      {tags.map((tag, index) => (
        <bdi key={index} data-tag={tag.name}>
          {tag.label}
        </bdi>
      ))}
    </>
  );
}
