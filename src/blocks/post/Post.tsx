import { css } from "@emotion/react";
import type { ComponentType, ReactNode } from "react";
import type { PictureData } from "../../fields/pictures/image";
import type { PostLink } from "../../fields/parts/post";
import { media } from "../../styling/theme/media";
import {
  articleSizes,
  articleWidth,
  color,
  frameSides,
  gap,
  inset,
  radius,
  rhythm,
  size,
  space,
  width,
} from "../../styling/theme/tokens";
import { DateTime } from "../../ui/elements/DateTime";
import { Heading, HeadingScope } from "../../ui/elements/Heading";
import { Link } from "../../ui/elements/Link";
import { Picture } from "../../ui/elements/Picture";
import { PostTags } from "../../ui/PostTags";
import { fillLabel, useLabels } from "../../ui/Settings";
import { wordsAlone } from "../../ui/wordsAlone";
import { LastUpdated } from "../../ui/LastUpdated";
import type { RenderBlocks } from "../registry";
import type { PostBlock } from "./postBlock";
import { titleNodes } from "../../ui/controls/RichText";
import { spoken } from "../../ui/elements/spoken";

interface LookProps {
  layout: "cover";
  size: "small";
  image: PictureData;
  children: ReactNode;
}

/**
 * A post of the news. Renders an `<article>` with the heading of the page, and a `<nav>` to the newer and older post.
 * - `Part`: `BlockLook`, which shows the picture behind the heading
 */
export function Post({
  heading,
  date,
  updated,
  author,
  image,
  imagePosition,
  tags,
  blocks,
  all,
  newer,
  older,
  renderBlocks,
  Part: Look,
}: PostBlock & { renderBlocks: RenderBlocks; Part?: ComponentType<LookProps> }) {
  const labels = useLabels();
  const isBehind = imagePosition === "behind";
  const header = (
    <header css={[frame, isBehind ? behind : !image && wordsAlone]}>
      <div css={inner}>
        <p css={back}>
          <Link to={all.link}>{spoken(all.label, all)}</Link>
        </p>
        <Heading css={title}>{titleNodes(heading)}</Heading>
        <p css={quiet}>
          <DateTime date={date} />
          {author && <span> {fillLabel(labels.writtenBy, { author })}</span>}
        </p>
        {updated && <LastUpdated date={updated} />}
        <PostTags tags={tags} />
        {image && !isBehind && <Picture picture={image} css={picture} />}
      </div>
    </header>
  );
  return (
    <article css={column}>
      {isBehind && Look ? (
        <Look layout="cover" size="small" image={image!}>
          {header}
        </Look>
      ) : (
        header
      )}
      <HeadingScope>{renderBlocks(blocks)}</HeadingScope>
      {(newer || older) && (
        <footer css={frame}>
          <nav aria-label={labels.morePosts} css={[inner, beside]}>
            {newer && <Neighbour word={labels.newerPost} post={newer} rel="prev" />}
            {older && <Neighbour word={labels.olderPost} post={older} rel="next" />}
          </nav>
        </footer>
      )}
    </article>
  );
}

function Neighbour({ word, post, rel }: { word: string; post: PostLink; rel: "prev" | "next" }) {
  return (
    <Link to={post.link} rel={rel} css={neighbour}>
      <small css={quiet}>{word}</small> <span>{spoken(post.label, post)}</span>
    </Link>
  );
}

// One column. Blocks with a width can be wider.
const column = css`
  ${articleWidth()}
  ${articleSizes}
  /* Beside its contents, a post has a column already. */
  section & {
    --width: 100%;
  }
`;

const frame = css`
  padding: ${rhythm.ground} ${inset} ${rhythm.rest};
  header& {
    margin-block-end: ${rhythm.closer};
  }
`;

const inner = css`
  display: grid;
  /* A wide picture does not widen the column, which its margins depend on. */
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[3]};
  max-inline-size: ${width.block};
  margin-inline: ${frameSides()};
  overflow-wrap: anywhere;
`;

// On a picture, words are readable at the start. Beside other content, the picture is a panel.
const behind = css`
  header& {
    margin-block-end: 0;
  }
  > div {
    margin-inline: 0;
    > * {
      max-inline-size: ${width.words};
    }
  }
  section &&& > div {
    padding-inline: ${space[5]};
  }
  section :has(> &) {
    border-radius: ${radius.l};
    overflow: clip;
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

export const picture = css`
  inline-size: 100%;
  block-size: auto;
  max-block-size: 34rem;
  margin-block-start: ${space[4]};
  border-radius: ${radius.l};
  object-fit: cover;
  /* Wider than the words: two more columns. */
  ${media.wide} {
    &:not(section *) {
      justify-self: stretch;
      inline-size: auto;
      max-inline-size: none;
      margin-inline: var(--article-outwards, 0 calc((100% + ${gap}) * -2 / 7));
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
