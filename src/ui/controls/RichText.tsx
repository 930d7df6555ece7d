import { css } from "@emotion/react";
import { createElement, type ReactNode, use } from "react";
import type { TextLanguage } from "../../fields/compiled";
import type { LiveFigure, RichElement, RichNode, Title } from "../../fields/texts/text";
import { color, font, radius, size } from "../../styling/theme/tokens";
import { Glyph } from "../elements/Glyph";
import { Heading } from "../elements/Heading";
import { Link } from "../elements/Link";
import { visuallyHidden } from "../elements/VisuallyHidden";
import { LiveTexts } from "../live/liveTexts";
import { CopyButton } from "./CopyButton";
import { copyButton, looks } from "./richTextLooks";

/**
 * Formatted text. Renders a `<div>` with paragraphs, lists, tables and headings, which have the level of their scope.
 * - `nodes`: the compiled text
 * - `deeper`: whether its headings are one level deeper
 */
export function RichText({
  nodes,
  deeper = false,
  className,
}: {
  nodes: readonly RichNode[];
  deeper?: boolean | undefined;
  className?: string | undefined;
}) {
  return (
    <div css={richText} className={className}>
      {richNodes(nodes, deeper ? 1 : 0)}
    </div>
  );
}

/** Formatted text without the `<div>`, and without the `<p>` of a single paragraph. */
export function inlineNodes(nodes: readonly RichNode[]): ReactNode {
  const [only] = nodes;
  return nodes.length === 1 && typeof only === "object" && only.tag === "p" ? (
    richNodes(only.children, 0)
  ) : (
    <RichText nodes={nodes} />
  );
}

/** The content of a title. */
export function titleNodes(title: Title): ReactNode {
  return typeof title === "string" ? title : richNodes(title, 0);
}

function richNodes(nodes: readonly RichNode[] | undefined, depth: number): ReactNode {
  return nodes?.map((node, index) => (typeof node === "string" ? node : richElement(node, index, depth)));
}

/** A live figure, or `children` until its script is loaded. */
function Figure({ live, children }: { live: LiveFigure; children: ReactNode }) {
  const Live = use(LiveTexts);
  return Live ? createElement(Live, live) : children;
}

function richElement(element: RichElement, key: number, depth: number): ReactNode {
  const { live, ...plain } = element;
  if (live) {
    return (
      <Figure key={key} live={live}>
        {richElement(plain, key, depth)}
      </Figure>
    );
  }
  const { tag: Tag, children, link, copy = "", glyph, props } = plain;
  const content = richNodes(children, depth);
  switch (Tag) {
    case "a":
      return (
        <Link key={key} to={link!} inLanguage={props as TextLanguage | undefined}>
          {content}
        </Link>
      );
    case "button":
      return (
        <CopyButton key={key} text={copy} {...(props as TextLanguage | undefined)} css={copyButton}>
          {content}
        </CopyButton>
      );
    case "h3":
    case "h4":
      return (
        <Heading key={key} deeper={depth + (Tag === "h4" ? 1 : 0)} {...props}>
          {content}
        </Heading>
      );
    case "svg":
      return <Glyph key={key} name={glyph!} css={looks[glyph!]} />;
    default:
      return (
        <Tag key={key} {...props} css={Tag === "span" ? visuallyHidden : looks[Tag]}>
          {content}
        </Tag>
      );
  }
}

const richText = css`
  max-inline-size: 70ch;
  line-height: 1.65;
  > * + * {
    margin-block-start: 0.8em;
  }
  > :is(h1, h2, h3, h4, h5, h6) {
    font-size: ${size.l};
    line-height: 1.3;
  }
  > * + :is(h1, h2, h3, h4, h5, h6) {
    margin-block-start: 1.6em;
  }
  strong {
    font-weight: 650;
    color: ${color.text};
  }
  ul,
  ol {
    padding-inline-start: 1.4em;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li + li,
  li > :is(ul, ol) {
    margin-block-start: 0.35em;
  }
  li:has(> label) {
    list-style: none;
  }
  li::marker {
    color: ${color.primary};
  }
  code {
    padding: 0.12em 0.4em;
    -webkit-box-decoration-break: clone;
    box-decoration-break: clone;
    border-radius: ${radius.s};
    background: color-mix(in srgb, ${color.text} 9%, transparent);
    font-family: ${font.mono};
    overflow-wrap: anywhere;
    /* Commands and addresses are always left to right. */
    direction: ltr;
    unicode-bidi: isolate;
  }
`;
