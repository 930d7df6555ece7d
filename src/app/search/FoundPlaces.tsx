import { css } from "@emotion/react";
import { useRouter } from "wouter";
import { isPlainClick } from "../../ui/controls/plainClick";
import { media } from "../../styling/theme/media";
import { color, radius, size, space } from "../../styling/theme/tokens";
import type { Found, Piece } from "./findInPages";

/**
 * Search results. Renders a `<ul>` of links with the matched words marked.
 * - `places`: the matches, each with its page, heading and text, and the language if it is another one
 * - `onFollow`: called when a link is followed
 */
export function FoundPlaces({ places, onFollow }: { places: readonly Found[]; onFollow: () => void }) {
  const { base } = useRouter();
  return (
    <ul css={list}>
      {places.map(({ address, page, language, heading, excerpt }, index) => (
        <li key={`${address} ${index}`}>
          <a
            data-page="found"
            href={base + address}
            lang={language?.code}
            dir={language?.direction}
            css={place}
            onClick={(event) => isPlainClick(event) && onFollow()}
          >
            {(page ?? language) && (
              <span css={where}>{[page, language?.label].filter(Boolean).join(" · ")}</span>
            )}
            <span css={title}>
              <Pieces pieces={heading} />
            </span>
            <span css={words}>
              <Pieces pieces={excerpt} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text));
}

const list = css`
  padding: 0 ${space[2]} ${space[2]};
  mark {
    border-radius: 2px;
    background: color-mix(in srgb, ${color.primary} 28%, transparent);
    color: inherit;
    font-weight: 650;
    ${media.forcedColors} {
      background: Mark;
      color: MarkText;
    }
  }
`;

const place = css`
  display: grid;
  gap: 0.15rem;
  padding: ${space[3]};
  border-radius: ${radius.m};
  color: ${color.text};
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover,
  &:focus-visible {
    background: color-mix(in srgb, ${color.text} 7%, transparent);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const where = css`
  color: ${color.textMuted};
  font-size: ${size.xs};
  font-weight: 600;
`;

const title = css`
  font-weight: 650;
`;

const words = css`
  color: ${color.textMuted};
  font-size: ${size.s};
`;
