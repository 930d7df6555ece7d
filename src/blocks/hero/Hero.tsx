import { type ComponentType, useId } from "react";
import { onPicture } from "../../styling/theme/tokens";
import { ButtonRow } from "../../ui/controls/ButtonRow";
import { RichText, titleNodes } from "../../ui/controls/RichText";
import { surface } from "../../ui/elements/Card";
import { Heading, HeadingScope } from "../../ui/elements/Heading";
import { Picture } from "../../ui/elements/Picture";
import { heroAlone } from "../../ui/wordsAlone";
import { wordsOf } from "../../ui/wordsOf";
import { HeroCard } from "./HeroCard";
import { facts } from "./heroFacts";
import * as stacked from "./layouts/stacked";
import * as beside from "./layouts/stackedPicture";
import { fields, plainFacts } from "./layouts/fields";
import { layers as layered } from "./layouts/layers";
import { layouts } from "./layouts/layouts";
import * as parts from "./layouts/base";
import { bleed } from "./layouts/stackedToEdge";
import { wordmark } from "./layouts/wordmark";
import type { LiveHeroCardProps } from "./LiveHeroCard";
import type { HeroProps } from "./schema";
import { spoken } from "../../ui/elements/spoken";

/**
 * A page header with facts and pictures. Renders a `<section>` named by its heading. Its parts are always in the same order:
 * the heading, the picture, the introduction, the addresses and the other facts.
 * - `layout`: one of `heroLayouts`, whose record decides the places of the parts, or a layout with all parts but the
 *   picture in one column, which is beside the picture (`split`), also up to the edge of the screen (`bleed`), above it
 *   (`center`), or on it (`cover`, rendered by `BlockLook`)
 * - `isClear`: whether the picture is transparent, so it is shown whole
 * - `Part`: `LiveHeroCard`, if a card shows a server
 */
export function Hero({
  id,
  heading,
  intro,
  eyebrow,
  layout = "split",
  size,
  logo,
  images,
  layers,
  imagePosition,
  isClear,
  cards,
  buttons,
  Part = HeroCard,
  inLanguage,
}: HeroProps & { Part?: ComponentType<LiveHeroCardProps> | undefined }) {
  const headingId = useId();
  const arranged = (layouts as Partial<Record<string, string>>)[layout];
  const pictures = layout === "cover" ? undefined : (layers ?? images);
  const isTicket = layout === "ticket";
  const ground = isTicket && !isClear ? onPicture : undefined;
  const isSmall = size === "small";
  const isBeside = pictures && layout !== "center";
  const row = <ButtonRow buttons={buttons} css={parts.buttons} />;
  const listOf = (part: "a" | "f", css: unknown, shown: typeof cards) =>
    shown && shown.length > 0 ? (
      <ul data-part={part} css={css as never}>
        {shown.map((card, index) => (
          <Part
            key={index}
            card={card}
            takesRow={shown.length > 2}
            isPlain={arranged !== undefined}
            Still={HeroCard}
          />
        ))}
      </ul>
    ) : null;
  return (
    <section
      id={id}
      css={[
        arranged && !pictures && heroAlone,
        parts.hero,
        !arranged && (isSmall ? stacked.low : stacked.hero),
      ]}
      aria-labelledby={heading && headingId}
    >
      <div
        css={[
          parts.frame,
          isSmall && parts.small,
          arranged ?? [
            stacked.column,
            layout === "center" && stacked.center,
            isBeside && [beside.beside, imagePosition === "start" && beside.pictureFirst],
            pictures && beside.withPicture,
            layout === "bleed" && pictures && bleed,
          ],
        ]}
      >
        <div data-part="h" className={ground}>
          {eyebrow && <p>{spoken(eyebrow, { inLanguage })}</p>}
          {heading && (
            <Heading id={headingId}>
              {logo ? (
                <Picture picture={{ src: logo, alt: wordsOf(heading), inLanguage }} css={wordmark} />
              ) : (
                titleNodes(heading)
              )}
            </Heading>
          )}
        </div>
        {pictures && (
          <div
            data-part="p"
            data-clear={isClear}
            css={[layers && layered, !arranged && beside.picture]}
            className={ground}
          >
            {pictures.map((picture, index) => (
              <span key={index}>
                <Picture picture={picture} />
              </span>
            ))}
          </div>
        )}
        <HeadingScope>
          {(intro ?? (arranged && buttons)) && (
            <div data-part="l" className={ground}>
              {intro && <RichText nodes={intro} css={parts.intro} />}
              {arranged && row}
            </div>
          )}
          {arranged ? (
            <>
              {listOf("a", fields, cards?.filter(isAddress))}
              {listOf(
                "f",
                [isTicket && surface, plainFacts],
                cards?.filter((card) => !isAddress(card)),
              )}
            </>
          ) : (
            <>
              {listOf("a", facts, cards)}
              {buttons && <div data-part="b">{row}</div>}
            </>
          )}
        </HeadingScope>
      </div>
    </section>
  );
}

const isAddress = ({ copy }: NonNullable<HeroProps["cards"]>[number]) => copy !== undefined;
