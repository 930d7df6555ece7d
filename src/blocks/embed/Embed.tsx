import { css } from "@emotion/react";
import { useEffect, useRef, useState } from "react";
import { media, withoutScripts } from "../../styling/theme/media";
import { align, color, edge, radius, shadow, sides, size, space } from "../../styling/theme/tokens";
import { Button } from "../../ui/controls/Button";
import { RichText } from "../../ui/controls/RichText";
import { Glyph } from "../../ui/elements/Glyph";
import { Link } from "../../ui/elements/Link";
import { Picture } from "../../ui/elements/Picture";
import { Section } from "../../ui/Section";
import { fillLabel, useLabels } from "../../ui/Settings";
import type { EmbedProps } from "./schema";

/** What a frame may do: play, open links in new tabs, and nothing to this page. */
const sandbox =
  "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation";

/**
 * A part of another site, of which nothing is loaded before a press. Renders a `<section>` with a `<figure>`: a button
 * that makes place for an `<iframe>`, and below it words and a link to the page itself, which is all there is without
 * scripts.
 *
 * - `href`: what is shown, and where all of it is
 * - `title`: the name of the frame
 * - `note`, `image`: what is there before the press
 * - `shape`: that of the frame
 */
export function Embed({ id, heading, intro, href, title, note, image, shape }: EmbedProps) {
  const labels = useLabels();
  const [isShown, setShown] = useState(false);
  const { host } = href;

  return (
    <Section id={id} heading={heading} intro={intro}>
      <figure css={[figure, shape === "tall" && narrow]}>
        {href.src !== undefined && (
          <div css={[place, !image && wordless, shapes[shape]]}>
            {isShown ? (
              <Frame src={addressOf(href.src, href.needsParent)} title={title} />
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
          <strong>{title}</strong>
          {note && <RichText nodes={note} />}
          {href.src !== undefined && !isShown && (
            <p css={notice}>{fillLabel(labels.embedNotice, { host })}</p>
          )}
          <Link to={{ href: href.page, kind: "external" }}>{fillLabel(labels.openAt, { host })}</Link>
        </figcaption>
      </figure>
    </Section>
  );
}

/** The frame itself, which takes the focus as soon as it is there: the button that had it is gone. */
function Frame({ src, title }: { src: string; title: string }) {
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

/** Some sites want to know where they are shown: by the name of the host, which only the browser knows. */
function addressOf(src: string, needsParent = false): string {
  return needsParent ? `${src}&parent=${encodeURIComponent(location.hostname)}` : src;
}

const figure = css`
  display: grid;
  gap: ${space[4]};
`;

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

// Light instead of a picture. Without scripts, and on paper, only a picture is worth its place.
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

const notice = css`
  color: ${color.textMuted};
  font-size: ${size.s};
`;
