import type { TagContent } from "../../fields/parts/tag";
import { Badge } from "../../ui/elements/Badge";

/** What a member is beside their role. Renders a badge for each of their roles, then their tags. */
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
