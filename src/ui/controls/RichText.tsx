import { css, type SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import type { RichElement, RichNode } from "../../fields/texts/text";
import { color, font, radius, size, space } from "../../styling/theme/tokens";
import { Heading } from "../elements/Heading";
import { Link } from "../elements/Link";
import { visuallyHidden } from "../elements/VisuallyHidden";
import { CopyButton } from "./CopyButton";

/**
 * Formatted text. Renders a `<div>` with paragraphs, lists, tables and headings, which have the level of their scope.
 * - `nodes`: the compiled text
 * - `deeper`: whether its headings are one level deeper
 * - `inline`: whether to omit the `<div>`, and the `<p>` of a single paragraph
 */
export function RichText({
  nodes,
  deeper = false,
  inline = false,
  className,
}: {
  nodes: readonly RichNode[];
  deeper?: boolean | undefined;
  inline?: boolean | undefined;
  className?: string | undefined;
}) {
  const [only] = nodes;
  if (inline && nodes.length === 1 && typeof only === "object" && only.tag === "p") {
    return richNodes(only.children, 0);
  }
  return (
    <div css={richText} className={className}>
      {richNodes(nodes, deeper ? 1 : 0)}
    </div>
  );
}

function richNodes(nodes: readonly RichNode[] | undefined, depth: number): ReactNode {
  return nodes?.map((node, index) => (typeof node === "string" ? node : richElement(node, index, depth)));
}

function richElement(
  { tag: Tag, children, link, copy = "", props }: RichElement,
  key: number,
  depth: number,
): ReactNode {
  const content = richNodes(children, depth);
  switch (Tag) {
    case "a":
      return (
        <Link key={key} to={link!}>
          {content}
        </Link>
      );
    case "button":
      return (
        <CopyButton key={key} text={copy} css={copyButton}>
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
    default:
      return (
        <Tag key={key} {...props} css={looks[Tag]}>
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

const copyButton = css`
  display: inline-flex;
  gap: 0.4em;
  max-inline-size: 100%;
  padding: 0.05em 0.45em;
  border: 1px solid color-mix(in srgb, ${color.primary} 45%, transparent);
  border-radius: ${radius.s};
  background: color-mix(in srgb, ${color.primary} 10%, transparent);
  color: ${color.text};
  font: 0.92em/1.5 ${font.mono};
  text-align: start;
  vertical-align: middle;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover {
    border-color: ${color.primary};
  }
`;

/** Styles of rare elements, which most pages do not need. */
const looks: { readonly [Tag in RichElement["tag"]]?: SerializedStyles } = {
  span: visuallyHidden,
  hr: css`
    border: 0;
    border-block-start: 1px solid ${color.border};
  `,
  blockquote: css`
    padding-inline-start: ${space[4]};
    border-inline-start: 3px solid ${color.primary};
    color: ${color.textMuted};
  `,
  pre: css`
    overflow-x: auto;
    padding: ${space[4]};
    border-radius: ${radius.s};
    background: color-mix(in srgb, ${color.text} 7%, transparent);
    direction: ltr;
    > code {
      padding: 0;
      background: none;
      white-space: pre;
    }
  `,
  label: css`
    display: block;
    /* Replaces the list's marker. */
    margin-inline-start: -1.4em;
    padding-inline-start: 1.4em;
    text-indent: -1.4em;
    input {
      inline-size: 1em;
      block-size: 1em;
      margin: 0;
      vertical-align: -0.1em;
      accent-color: ${color.primary};
    }
  `,
  div: css`
    overflow-x: auto;
    > table {
      inline-size: max-content;
      min-inline-size: 100%;
    }
    td,
    th {
      max-inline-size: 18rem;
    }
  `,
  table: css`
    inline-size: 100%;
    border-collapse: collapse;
    th,
    td {
      padding: ${space[2]} ${space[3]};
      border-block-end: 1px solid ${color.border};
      min-inline-size: 4.5rem;
      text-align: start;
      vertical-align: top;
    }
    th {
      font-weight: 650;
      vertical-align: bottom;
    }
    [data-align="center"] {
      text-align: center;
    }
    [data-align="end"] {
      text-align: end;
    }
  `,
};
