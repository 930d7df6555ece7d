import type { Spoken } from "../../fields/compiled";
import { css } from "@emotion/react";
import { useEffect, useRef, useState } from "react";
import { media, withoutScripts } from "../../styling/theme/media";
import { align, color, edge, radius, shadow, sides, space } from "../../styling/theme/tokens";
import { Button } from "../../ui/controls/Button";
import { RichText } from "../../ui/controls/RichText";
import { Glyph } from "../../ui/elements/Glyph";
import { Link } from "../../ui/elements/Link";
import { Picture } from "../../ui/elements/Picture";
import { stack } from "../../ui/elements/stack";
import { muted } from "../../ui/textStyles";
import { Section } from "../../ui/Section";
import { fillLabel, useLabels } from "../../ui/Settings";
import type { EmbedProps } from "./schema";
import { spoken } from "../../ui/elements/spoken";

/** Frames may run scripts and open new tabs, but not change this page. */
const sandbox =
  "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation";

/**
 * Content from another site. Renders a `<section>` with a `<figure>`: a button that an `<iframe>` replaces when it is
 * pressed, and a link to the page. Without JavaScript, only the link is shown.
 */
export function Embed({ href, title, note, image, shape, ...block }: EmbedProps) {
  const labels = useLabels();
  const [isShown, setShown] = useState(false);
  const { host } = href;

  return (
    <Section {...block}>
      <figure css={[stack[4], shape === "tall" && narrow]}>
        {href.src !== undefined && (
          <div css={[place, !image && wordless, shapes[shape]]}>
            {isShown ? (
              <Frame
                src={addressOf(href.src, href.needsParent)}
                title={title}
                inLanguage={block.inLanguage}
              />
            ) : (
              <>
                {image && <Picture picture={image} css={picture} />}
                <Button
                  aria-label={`${labels.showEmbed}: ${title}`}
                  css={button}
                  onClick={() => setShown(true)}
                >
                  <Glyph name="play" />
                  <span>{labels.showEmbed}</span>
                </Button>
              </>
            )}
          </div>
        )}
        <figcaption css={words}>
          <strong>{spoken(title, block)}</strong>
          {note && <RichText nodes={note} />}
          {href.src !== undefined && !isShown && <p css={muted}>{fillLabel(labels.embedNotice, { host })}</p>}
          <Link to={{ href: href.page, kind: "external" }}>{fillLabel(labels.openAt, { host })}</Link>
        </figcaption>
      </figure>
    </Section>
  );
}

/** The frame takes the focus from the button that it replaces. */
function Frame({ src, title }: { src: string; title: string } & Spoken) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      src={src}
      title={title}
      sandbox={sandbox}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      css={content}
    />
  );
}

/** Some sites require the name of the host that embeds them. */
function addressOf(src: string, needsParent = false): string {
  return needsParent ? `${src}&parent=${encodeURIComponent(location.hostname)}` : src;
}

const narrow = css`
  max-inline-size: 28rem;
  margin-inline: ${sides()};
`;

const place = css`
  position: relative;
  display: grid;
  place-items: center;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: color-mix(in srgb, ${color.primary} 8%, ${color.surface});
  box-shadow: ${edge};
  ${media.print} {
    &:has(> iframe) {
      display: none;
    }
  }
`;

// A gradient instead of a picture. Hidden without JavaScript and in print.
const wordless = css`
  background:
    radial-gradient(80% 90% at 50% 0, color-mix(in srgb, ${color.primary} 30%, transparent), transparent),
    radial-gradient(60% 70% at 100% 100%, color-mix(in srgb, ${color.accent} 18%, transparent), transparent),
    ${color.surface};
  ${withoutScripts} & {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

const shapes = {
  wide: css`
    aspect-ratio: 16 / 9;
  `,
  square: css`
    aspect-ratio: 1;
    max-block-size: min(90vh, 48rem);
    inline-size: 100%;
  `,
  tall: css`
    aspect-ratio: 7 / 10;
    max-block-size: min(90vh, 48rem);
    inline-size: 100%;
  `,
};

const picture = css`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;

const button = css`
  z-index: 1;
  margin: ${space[3]};
  box-shadow: ${shadow[3]};
  ${withoutScripts} & {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

const content = css`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const words = css`
  display: grid;
  justify-items: ${align()};
  gap: ${space[1]};
  max-inline-size: 46rem;
  margin-inline: ${sides()};
  text-align: ${align()};
`;
