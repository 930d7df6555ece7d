import { css } from "@emotion/react";
import { Fragment, type ReactNode } from "react";
import type { RichElement, RichNode } from "../../fields/text";
import { color, font, radius, size, space } from "../../styling/theme/tokens";
import { Heading, HeadingScope } from "./Heading";
import { Link } from "./Link";

/**
 * Formatted text. Renders a `<div>` of paragraphs, lists and headings; the headings take the level of their scope.
 * - `nodes`: the compiled text
 * - `inline`: leaves out the `<div>` and the paragraph of a text that is a single one
 */
export function RichText({
  nodes,
  inline = false,
  className,
}: {
  nodes: readonly RichNode[];
  inline?: boolean | undefined;
  className?: string | undefined;
}) {
  const [only] = nodes;
  if (inline && nodes.length === 1 && typeof only === "object" && only.tag === "p") {
    return <>{richNodes(only.children)}</>;
  }
  return (
    <div css={richText} className={className}>
      {richNodes(nodes)}
    </div>
  );
}

function richNodes(nodes: readonly RichNode[] = []): ReactNode {
  return nodes.map((node, index) => (
    <Fragment key={index}>{typeof node === "string" ? node : richElement(node)}</Fragment>
  ));
}

function richElement({ tag: Tag, children, link }: RichElement): ReactNode {
  const content = richNodes(children);
  switch (Tag) {
    case "br":
      return <br />;
    case "hr":
      return <hr />;
    case "pre":
      return (
        <pre>
          <code>{content}</code>
        </pre>
      );
    case "a":
      return link ? <Link to={link}>{content}</Link> : content;
    case "h3":
      return <Heading>{content}</Heading>;
    case "h4":
      return (
        <HeadingScope>
          <Heading>{content}</Heading>
        </HeadingScope>
      );
    default:
      return <Tag>{content}</Tag>;
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
  pre {
    overflow-x: auto;
    padding: ${space[4]};
    border-radius: ${radius.s};
    background: color-mix(in srgb, ${color.text} 7%, transparent);
  }
  pre > code {
    padding: 0;
    background: none;
    white-space: pre;
  }
  hr {
    border: 0;
    border-block-start: 1px solid ${color.border};
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
  }
  blockquote {
    padding-inline-start: ${space[4]};
    border-inline-start: 3px solid ${color.primary};
    color: ${color.textMuted};
  }
`;
