import { css } from "@emotion/react";
import type { PostTag } from "../fields/parts/post";
import { space } from "../styling/theme/tokens";
import { Badge } from "./elements/Badge";
import { Link } from "./elements/Link";
import { useLabels } from "./Settings";
import { spoken } from "./elements/spoken";

/**
 * The topics of a post, as links to posts with the same topic. Renders a `<ul>`, or nothing without topics.
 * - `tags`: the post's tags
 */
export function PostTags({ tags }: { tags: readonly PostTag[] }) {
  const { postTags } = useLabels();
  return (
    tags.length > 0 && (
      <ul css={list} aria-label={postTags}>
        {tags.map(({ label, link, tag, inLanguage }) => (
          <li key={link.href}>
            <Link to={link} css={target}>
              {tag ? (
                <bdi data-tag={tag.name} {...tag.inLanguage}>
                  {label}
                </bdi>
              ) : (
                <Badge>{spoken(label, { inLanguage })}</Badge>
              )}
            </Link>
          </li>
        ))}
      </ul>
    )
  );
}

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

// Above the card's link, which covers the card.
const target = css`
  position: relative;
  z-index: 1;
  display: inline-block;
  padding-block: ${space[1]};
  text-decoration: none;
`;
