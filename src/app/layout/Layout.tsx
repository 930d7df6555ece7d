import { css } from "@emotion/react";
import type { ComponentType, ReactNode } from "react";
import type { Shared } from "../../compile/page";
import { media } from "../../styling/theme/media";
import { color, radius, rhythm, shadow, space } from "../../styling/theme/tokens";
import { HeadingScope } from "../../ui/elements/Heading";
import { Background } from "./Background";
import { Footer } from "./Footer";
import { Header } from "./Header";
import type { LanguagesProps } from "./Languages";
import type { LookButtonProps } from "./LookButton";

export type RenderLanguages = (place: LanguagesProps["place"]) => ReactNode;

/**
 * The frame of every page: skip link, background, header, `<main id="sp-content">` and footer.
 * - `path`: the route's path without the base path, `null` for the 404 page
 * - `line`: the line of the page in the config on a code host
 * - `pageName`: the name of `<main>`, announced when it gets the focus after navigation
 * - `top`: content above the header
 * - `LookButton`: the button for light and dark mode, if the site has both
 * - `search`: the search button and the server light
 * - `end`: content after `<main>`
 * - `isArticle`: whether the page consists of running text
 * - `renderLanguages`: renders the links to other languages in each place, if the site has several
 * - `horizon`: the part of the theme's motif that the page shows
 * - `backgroundLayers`: number of repeated background pictures
 */
export function Layout({
  shared,
  path,
  pageName,
  line,
  backgroundLayers,
  top,
  LookButton,
  search,
  end,
  isArticle,
  renderLanguages,
  horizon,
  children,
}: {
  shared: Shared;
  path: string | null;
  pageName: string;
  line?: number | undefined;
  backgroundLayers: number;
  top?: ReactNode;
  LookButton?: ComponentType<LookButtonProps> | undefined;
  search?: ReactNode;
  end?: ReactNode;
  isArticle?: true | undefined;
  renderLanguages?: RenderLanguages | undefined;
  horizon?: string | undefined;
  children: ReactNode;
}) {
  return (
    <>
      <a href="#sp-content" css={skipLink}>
        {shared.labels.skipToContent}
      </a>
      <Background layers={backgroundLayers} />
      <div css={frame}>
        {renderLanguages?.("offer")}
        {top}
        <Header
          shared={shared}
          path={path}
          LookButton={LookButton}
          renderLanguages={renderLanguages}
          search={search}
        />
        <main
          id="sp-content"
          tabIndex={-1}
          aria-label={pageName}
          data-article={isArticle}
          data-horizon={horizon}
          css={main}
        >
          {children}
        </main>
        {end}
        <HeadingScope>
          <Footer shared={shared} path={path} line={line} languages={renderLanguages?.("footer")} />
        </HeadingScope>
      </div>
    </>
  );
}

const skipLink = css`
  position: fixed;
  z-index: 60;
  inset-block-start: ${space[2]};
  inset-inline-start: ${space[2]};
  padding: ${space[3]} ${space[5]};
  border-radius: ${radius.m};
  background: ${color.primary};
  color: ${color.onPrimary};
  font-weight: 650;
  text-decoration: none;
  &:not(:focus) {
    translate: 0 calc(-100% - 2rem);
  }
  /* Its shadow would be visible while it is hidden. */
  &:focus {
    box-shadow: ${shadow[3]};
  }
  ${media.print} {
    display: none;
  }
`;

const frame = css`
  display: flex;
  flex-direction: column;
  min-block-size: 100vh;
  min-block-size: 100dvh;
`;

const main = css`
  flex: 1;
  padding-block-end: ${rhythm.rest};
`;
