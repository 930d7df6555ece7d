import { css } from "@emotion/react";
import type { PostLink } from "../../fields/parts/post";
import { media } from "../../styling/theme/media";
import { articleSizes, color, gutter, radius, size, space, width } from "../../styling/theme/tokens";
import { DateTime } from "../../ui/elements/DateTime";
import { Heading, HeadingScope } from "../../ui/elements/Heading";
import { Link } from "../../ui/elements/Link";
import { Picture } from "../../ui/elements/Picture";
import { PostTags } from "../../ui/PostTags";
import { fillLabel, useLabels } from "../../ui/Settings";
import { wordsAlone } from "../../ui/wordsAlone";
import type { RenderBlocks } from "../registry";
import type { PostBlock } from "./postBlock";

/**
 * A post of the news on its own page. Renders an `<article>` with the heading of the page, and a `<nav>` to the posts
 * beside it.
 *
 * - `heading`, `date`, `author`, `image`, `tags`: what is known of it
 * - `blocks`: what it says
 * - `all`: the list that it stands in
 * - `newer`, `older`: the posts beside it
 */
export function Post({
  heading,
  date,
  author,
  image,
  tags,
  blocks,
  all,
  newer,
  older,
  renderBlocks,
}: PostBlock & { renderBlocks: RenderBlocks }) {
  const labels = useLabels();
  return (
    <article css={column}>
      <header css={[frame, !image && wordsAlone]}>
        <div css={inner}>
          <p css={back}>
            <Link to={all.link}>{all.label}</Link>
          </p>
          <Heading css={title}>{heading}</Heading>
          <p css={facts}>
            <DateTime date={date} />
            {author && <span> {fillLabel(labels.writtenBy, { author })}</span>}
          </p>
          <PostTags tags={tags} />
          {image && <Picture picture={image} css={picture} />}
        </div>
      </header>
      <HeadingScope>{renderBlocks(blocks)}</HeadingScope>
      {(newer || older) && (
        <footer css={frame}>
          <nav aria-label={labels.morePosts} css={[inner, beside]}>
            {newer && <Beside word={labels.newerPost} post={newer} rel="prev" />}
            {older && <Beside word={labels.olderPost} post={older} rel="next" />}
          </nav>
        </footer>
      )}
    </article>
  );
}

function Beside({ word, post, rel }: { word: string; post: PostLink; rel: "prev" | "next" }) {
  return (
    <Link to={post.link} rel={rel} css={neighbour}>
      <small css={quiet}>{word}</small> <span>{post.label}</span>
    </Link>
  );
}

// All of it is one column in the middle; what has a width of its own goes beyond.
const column = css`
  --width-page: 46rem;
  ${articleSizes}
`;

const frame = css`
  padding-inline: ${gutter};
  padding-block: ${space[7]} ${space[4]};
`;

const inner = css`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  max-inline-size: ${width.page};
  margin-inline: auto;
  overflow-wrap: anywhere;
  /* Beside its contents, a post starts with its column, as its blocks do. */
  section & {
    margin-inline: 0;
  }
`;

const title = css`
  max-inline-size: 22ch;
  text-wrap: balance;
`;

const back = css`
  font-size: ${size.s};
`;

const quiet = css`
  color: ${color.textMuted};
`;

const facts = css`
  color: ${color.textMuted};
`;

export const picture = css`
  inline-size: 100%;
  block-size: auto;
  max-block-size: 34rem;
  margin-block-start: ${space[4]};
  border-radius: ${radius.l};
  object-fit: cover;
  /* Wider than the words, by as much on both sides. */
  ${media.wide} {
    &:not(section *) {
      inline-size: 62rem;
      max-inline-size: none;
      margin-inline: -8rem;
    }
  }
`;

const beside = css`
  ${media.medium} {
    grid-template-columns: 1fr 1fr;
  }
  justify-items: stretch;
  padding-block-start: ${space[5]};
  border-block-start: 1px solid ${color.border};
  ${media.print} {
    display: none;
  }
`;

const neighbour = css`
  display: grid;
  gap: ${space[1]};
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
  color: ${color.text};
  font-weight: 600;
  text-decoration: none;
  &[rel="next"] {
    text-align: end;
    ${media.medium} {
      grid-column: 2;
    }
  }
  &:hover {
    border-color: ${color.primary};
  }
`;
