import { css } from "@emotion/react";
import type { PostPages, PostSummary } from "../../fields/parts/post";
import { media } from "../../styling/theme/media";
import { color, radius, rhythm, sides, space, span } from "../../styling/theme/tokens";
import { StretchedAction } from "../../ui/Pressable";
import { surface, pressable } from "../../ui/elements/Card";
import { DateTime } from "../../ui/elements/DateTime";
import { Heading } from "../../ui/elements/Heading";
import { Link } from "../../ui/elements/Link";
import { isLong, longList } from "../../ui/elements/longList";
import { Picture } from "../../ui/elements/Picture";
import { stack } from "../../ui/elements/stack";
import { entryText, entryTitle, muted } from "../../ui/textStyles";
import { PostTags } from "../../ui/PostTags";
import { Section } from "../../ui/Section";
import { fillLabel, useLabels } from "../../ui/Settings";
import type { PostsProps } from "./schema";
import { titleNodes } from "../../ui/controls/RichText";
import { spoken } from "../../ui/elements/spoken";

/**
 * Posts of the news, the latest first. Renders a `<section>` with a `<ul>`, and a `<nav>` if the list has several pages.
 * - `all`: the link to all posts
 */
export function Posts({ layout, items, all, pages, ...block }: PostsProps) {
  const labels = useLabels();
  return (
    <Section {...block}>
      {items.length === 0 && <p css={quiet}>{labels.noPosts}</p>}
      <ul
        css={[
          stack.entries,
          layout === "cards" && grid,
          layout === "compact" && lines,
          isLong(items) && longList,
        ]}
      >
        {items.map((post) =>
          layout === "compact" ? (
            <PostLine key={post.link.href} post={post} />
          ) : (
            <PostCard key={post.link.href} post={post} isRow={layout === "list"} />
          ),
        )}
      </ul>
      {pages && <Pages pages={pages} />}
      {all && (
        <p css={closing}>
          <Link to={all} css={plainLink}>
            {labels.allPosts}
          </Link>
        </p>
      )}
    </Section>
  );
}

function PostCard({ post, isRow }: { post: PostSummary; isRow: boolean }) {
  const { link, title, date, author, image, tags, summary } = post;
  const { writtenBy } = useLabels();
  return (
    <li css={[surface, pressable, card, isRow && row]}>
      {image && <Picture picture={image} sizes={sizes} css={picture} />}
      <div css={words}>
        <Heading css={entryTitle}>
          <StretchedAction action={{ href: link }}>{titleNodes(title)}</StretchedAction>
        </Heading>
        <p css={muted}>
          <DateTime date={date} />
          {author && <span> {fillLabel(writtenBy, { author })}</span>}
        </p>
        {summary && <p css={entryText}>{spoken(summary, post)}</p>}
        <PostTags tags={tags} />
      </div>
    </li>
  );
}

function PostLine({ post: { link, title, date } }: { post: PostSummary }) {
  return (
    <li css={line}>
      <DateTime date={date} css={muted} />
      <Link to={link} css={plainLink}>
        {titleNodes(title)}
      </Link>
    </li>
  );
}

function Pages({ pages: { number, pages, newer, older } }: { pages: PostPages }) {
  const labels = useLabels();
  return (
    <nav aria-label={labels.newsPages} css={way}>
      {newer && (
        <Link to={newer} rel="prev" css={step}>
          {labels.newerPosts}
        </Link>
      )}
      <ol css={numbers}>
        {pages.map((page, index) => (
          <li key={page.number}>
            {index > 0 && page.number > pages[index - 1]!.number + 1 && <span css={quiet}>…</span>}
            <Link
              to={page.link}
              css={step}
              aria-label={fillLabel(labels.newsPage, { number: page.number })}
              aria-current={page.number === number ? "page" : undefined}
            >
              {page.number}
            </Link>
          </li>
        ))}
      </ol>
      {older && (
        <Link to={older} rel="next" css={step}>
          {labels.olderPosts}
        </Link>
      )}
    </nav>
  );
}

const grid = css`
  grid-template-columns: repeat(auto-fill, minmax(min(max(18rem, 28%, ${span(3)} - 0.1px), 100%), 1fr));
`;

const card = css`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  overflow: clip;
`;

export const row = css`
  ${media.medium} {
    display: grid;
    grid-template-columns: minmax(0, 15rem) minmax(0, 1fr);
    align-items: start;
    /* Words without a picture. */
    > :only-child {
      grid-column: 1 / -1;
    }
  }
`;

const sizes =
  "(min-width: 100rem) 31rem, (min-width: 64rem) 31vw, (min-width: 40rem) 50vw, (min-resolution: 2.5x) 66vw, calc(100vw - 2rem)";

export const picture = css`
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: 16 / 9;
  border-radius: ${radius.m};
  object-fit: cover;
`;

const words = css`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
  min-inline-size: 0;
`;

const quiet = css`
  color: ${color.textMuted};
`;

/* On wide screens, the dates are a column. */
export const lines = css`
  margin-inline: ${sides()};
  gap: ${space[2]};
  ${media.medium} {
    grid-template-columns: fit-content(40%) minmax(0, 1fr);
    column-gap: ${space[5]};
    max-inline-size: ${span(8)};
  }
`;

const line = css`
  display: grid;
  justify-items: start;
  align-items: baseline;
  padding-block: ${space[1]};
  overflow-wrap: anywhere;
  ${media.medium} {
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }
`;

const plainLink = css`
  display: inline-block;
  padding-block: ${space[1]};
  color: ${color.primary};
  font-weight: 600;
`;

const closing = css`
  margin-block-start: ${rhythm.content};
`;

const way = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  margin-block-start: ${rhythm.content};
  ${media.print} {
    display: none;
  }
`;

const numbers = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  > li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }
`;

const step = css`
  display: inline-grid;
  place-items: center;
  min-inline-size: 2.75rem;
  min-block-size: 2.75rem;
  padding-inline: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
  color: ${color.text};
  font-weight: 600;
  text-decoration: none;
  &[aria-current] {
    border-color: ${color.primary};
    background: ${color.surfaceRaised};
    box-shadow: inset 0 -3px ${color.primary};
    ${media.forcedColors} {
      outline: 2px solid Highlight;
    }
  }
`;
