import type { TagContent } from "../../fields/parts/tag";
import { Badge } from "../../ui/elements/Badge";
import type { Spoken } from "../../fields/compiled";
import { spoken } from "../../ui/elements/spoken";

/** Badges for a member's other roles and tags. */
export function MemberBadges({
  roles,
  tags,
  inLanguage,
}: Spoken & { roles: readonly string[]; tags: readonly TagContent[] }) {
  return (
    <>
      {roles.map((role, index) => (
        <Badge key={index}>{spoken(role, { inLanguage })}</Badge>
      ))}
      {tags.map((tag, index) => (
        <bdi key={index} data-tag={tag.name} {...tag.inLanguage}>
          {tag.label}
        </bdi>
      ))}
    </>
  );
}
