import { css } from "@emotion/react";
import { type ReactNode, useEffect } from "react";
import type { NotFoundElsewhere, Page, Shared } from "../../compile/page";
import { color, gutter, inset, radius, rhythm, size, space, width } from "../../styling/theme/tokens";
import { ActionButton } from "../../ui/controls/ActionButton";
import { Heading, HeadingScope } from "../../ui/elements/Heading";
import { RichText, titleNodes } from "../../ui/controls/RichText";
import { type NavItem, NavLinks } from "./NavLink";

/**
 * The 404 page: the owner's text, the requested address, a sentence in each other language, buttons, and links to all
 * pages in the navigation.
 * - `path`: the requested address; `undefined` while the page renders on the server
 * - `onGround`: renders the text on the owner's background
 */
export function NotFound({
  notFound,
  shared,
  path,
  onGround = asItIs,
}: {
  notFound: NonNullable<Page["notFound"]>;
  shared: Shared;
  path?: string | undefined;
  onGround?: (words: ReactNode) => ReactNode;
}) {
  useEffect(() => {
    if (path !== undefined) console.error(`404: no page at ${path}`);
  }, [path]);

  const { labels, navigation } = shared;
  const pages = navigation
    .flatMap(({ links, ...entry }): NavItem[] => (links ? [entry, ...links] : [entry]))
    .filter(({ href }) => href?.kind === "page");
  const [before, after] = labels.unknownPath.split("{path}");
  const elsewhere = nearestFirst(notFound.elsewhere, path);
  return (
    <>
      {onGround(
        <div css={scene}>
          <div css={inner}>
            <Heading css={heading}>{titleNodes(notFound.heading)}</Heading>
            <HeadingScope>
              <RichText nodes={notFound.text} css={words} />
              <p css={asked}>
                {path !== undefined && (
                  <>
                    {before}
                    {after !== undefined && <code>{path}</code>}
                    {after}
                  </>
                )}
              </p>
              {elsewhere.map(({ code, direction, href, text, button }) => (
                <p key={code} lang={code} dir={direction} css={asked}>
                  {`${text} `}
                  <a href={href} hrefLang={code}>
                    {button}
                  </a>
                </p>
              ))}
              {notFound.buttons && (
                <div css={buttons}>
                  {notFound.buttons.map((button, index) => (
                    <ActionButton key={index} button={button} />
                  ))}
                </div>
              )}
            </HeadingScope>
          </div>
        </div>,
      )}
      {pages.length > 0 && (
        <HeadingScope>
          <nav css={known} aria-label={labels.knownPages}>
            <Heading css={knownTitle}>{labels.knownPages}</Heading>
            <ul css={list}>
              <NavLinks links={pages} path={null} css={link} />
            </ul>
          </nav>
        </HeadingScope>
      )}
    </>
  );
}

/** The languages of the site, first the one whose folder contains the requested address. */
function nearestFirst(
  languages: readonly NotFoundElsewhere[] = [],
  path: string | undefined,
): readonly NotFoundElsewhere[] {
  const own = languages.find(({ href }) => path !== undefined && `${path}/`.startsWith(href));
  return own ? [own, ...languages.filter((one) => one !== own)] : languages;
}

const asItIs = (words: ReactNode) => words;

export const scene = css`
  padding: ${rhythm.ground} ${inset} ${rhythm.rest};
`;

const inner = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  text-align: center;
  overflow-wrap: anywhere;
  > :not(h1) {
    max-inline-size: min(100%, ${width.text});
  }
`;

const heading = css`
  color: ${color.primary};
  font-size: var(--size-not-found, clamp(4rem, 2.75rem + 6vw, 7.5rem));
  font-variant-numeric: tabular-nums;
  line-height: 1.05;
`;

const words = css`
  margin-block-start: ${space[4]};
  font-size: ${size.xl};
  line-height: 1.4;
  text-wrap: balance;
`;

// reserves a line for the address to avoid layout shift
const asked = css`
  min-block-size: 1.6em;
  margin-block-start: ${space[3]};
  color: ${color.textMuted};
  overflow-wrap: anywhere;
  code {
    padding: 0.12em 0.4em;
    border-radius: ${radius.s};
    background: color-mix(in srgb, ${color.text} 9%, transparent);
    color: ${color.text};
  }
`;

const buttons = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[3]};
  margin-block-start: ${space[6]};
`;

const known = css`
  max-inline-size: calc(${width.text} + 2 * ${gutter});
  margin-inline: auto;
  padding: ${space[6]} ${gutter};
  text-align: center;
`;

const knownTitle = css`
  color: ${color.textMuted};
  font-family: inherit;
  font-size: ${size.s};
  font-weight: 600;
  letter-spacing: 0;
`;

const list = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[1]} ${space[2]};
  margin-block-start: ${space[2]};
  overflow-wrap: anywhere;
`;

const link = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 2.75rem;
  padding-inline: ${space[3]};
  border-radius: ${radius.m};
  font-weight: 600;
  small {
    display: none;
  }
`;
