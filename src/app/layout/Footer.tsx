import { css } from "@emotion/react";
import type { ReactNode } from "react";
import type { Shared } from "../../compile/page";
import { media } from "../../styling/theme/media";
import { color, gap, gutter, inset, rhythm, size, space, span } from "../../styling/theme/tokens";
import { Link } from "../../ui/elements/Link";
import { Heading } from "../../ui/elements/Heading";
import { RichText, titleNodes } from "../../ui/controls/RichText";
import { Brand } from "./Brand";
import { NavLinks } from "./NavLink";
import { SocialLinks } from "../../ui/controls/SocialLinks";
import { spoken } from "../../ui/elements/spoken";

/**
 * The footer of every page: the brand with a few sentences, lists of links, social networks, the copyright, and a link
 * to the page's source.
 * - `line`: the line of the page in the source
 * - `languages`: links to the page in other languages
 */
export function Footer({
  shared,
  path,
  line,
  languages,
}: {
  shared: Shared;
  path: string | null;
  line?: number | undefined;
  languages?: ReactNode;
}) {
  const { footer, labels, source } = shared;
  const hasGroups = footer.groups.length > 0;
  const social = <SocialLinks links={footer.social} label={labels.socialLinks} />;
  return (
    <footer css={styles}>
      <div css={inner}>
        <div css={about}>
          <Brand shared={shared} css={name} />
          {footer.text && <RichText nodes={footer.text} css={words} />}
        </div>
        {hasGroups ? (
          <div css={groups}>
            {footer.groups.map((group, index) => (
              <div key={index}>
                <Heading css={title}>{titleNodes(group.title)}</Heading>
                <ul>
                  <NavLinks links={group.links} path={path} css={link} />
                </ul>
              </div>
            ))}
          </div>
        ) : (
          <div css={beside}>{social}</div>
        )}
        {(footer.copyright || hasGroups || source || languages) && (
          <div css={last}>
            {footer.copyright && <p>{spoken(footer.copyright, footer)}</p>}
            {source && (
              <Link to={line ? { ...source, href: `${source.href}#L${line}` } : source} css={link}>
                {labels.editPage}
              </Link>
            )}
            {languages}
            {hasGroups && social}
          </div>
        )}
      </div>
    </footer>
  );
}

export const styles = css`
  padding-inline: ${inset};
  overflow-wrap: anywhere;
  border-block-start: 1px solid ${color.border};
  background: color-mix(in srgb, ${color.surface} 55%, transparent);
`;

export const inner = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rhythm.content} ${gap};
  padding-block: ${rhythm.ground} ${rhythm.content};
  ${media.medium} {
    grid-template-columns: ${span(4)} minmax(0, 1fr);
    /* More than four groups take the full width, below the brand. */
    &:has(> :nth-child(2) > :nth-child(5)) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const about = css`
  display: grid;
  gap: ${space[3]};
  align-content: start;
  justify-items: start;
`;

/* Selected by footer layouts. */
export const name = css`
  max-inline-size: 100%;
`;

export const words = css`
  max-inline-size: 38ch;
  color: ${color.textMuted};
  font-size: ${size.s};
`;

export const groups = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${rhythm.content} ${gap};
  /* At least as wide as its longest word, such as an address. */
  overflow-wrap: break-word;
  > * {
    flex: 1 1 40%;
    max-inline-size: 100%;
  }
  /* The number of columns that fills the last row best. */
  ${media.medium} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    overflow-wrap: anywhere;
  }
  ${media.large} {
    &:has(> :nth-child(3)) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    &:has(> :nth-child(5)):not(:has(> :nth-child(7))) {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
  }
`;

const beside = css`
  align-self: center;
  ${media.medium} {
    justify-self: end;
  }
`;

export const title = css`
  margin-block-end: ${space[2]};
  font-size: ${size.s};
  line-height: 2.75rem;
`;

export const link = css`
  display: inline-block;
  padding-block: 0.35rem;
  color: ${color.textMuted};
  font-size: ${size.s};
  text-align: start;
  text-decoration: none;
  /* Breaks a word that is wider than its list, because buttons ignore the width of their list. */
  &[href] {
    max-inline-size: 100%;
  }
  svg + span {
    max-inline-size: min(16rem, 100vw - 2 * ${gutter} - 2rem);
  }
  /* The external-link icon stays with the last word. Other icons come before the first. */
  svg {
    display: inline-block;
    vertical-align: -0.15em;
  }
  span + svg {
    position: absolute;
    margin-block-start: 0.4em;
  }
  &[target]::after {
    content: "\\2060";
    padding-inline-end: 1em;
  }
  svg:has(+ span) {
    margin-inline-end: 0.4rem;
  }
  &:hover,
  &[aria-current] {
    color: ${color.text};
    text-decoration: underline;
  }
`;

export const last = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  padding-block-start: ${space[5]};
  border-block-start: 1px solid ${color.border};
  color: ${color.textMuted};
  font-size: ${size.s};
  ${media.medium} {
    grid-column: 1 / -1;
  }
`;
