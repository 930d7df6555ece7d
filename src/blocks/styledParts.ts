import { box as callout } from "./callout/Callout";
import { card as cardOfGrid, highlighted } from "./cards/CardOfGrid";
import { name as cardName } from "./cards/CardWords";
import { picture as ofCard } from "./cards/cardPicture";
import { rowWords } from "./cards/layouts/CardRow";
import { panel as cta } from "./cta/Cta";
import { picture as ofEvent } from "./events/EventCard";
import { centered } from "./hero/Hero";
import { figure as fact, wide as address } from "./hero/HeroCard";
import { band, cover } from "./look/BlockLook";
import { frame as ofMedia } from "./media/Media";
import { picture as ofPost } from "./post/Post";
import { picture as inList } from "./posts/Posts";
import { memberName } from "./staff/MemberCard";
import { row as figures } from "./stats/Stats";
import { picture as ofStep } from "./steps/Steps";
import { name as timeName, picture as ofTime } from "./timeline/Timeline";
import type { FittedParts } from "../styling/theme/fittedText";
import type { PageParts } from "../styling/theme/variants/pageParts";
import { base as button, variants as ofButton } from "../ui/controls/buttonStyles";
import { faces as copyFaces } from "../ui/controls/CopyFaces";
import { row as tabs, tab } from "../ui/controls/tabsStyles";
import { card, pressable } from "../ui/elements/Card";
import { name as groupName } from "../ui/Group";
import { opening } from "../ui/Opening";
import { link as pictureLink } from "../ui/PictureLink";
import { runningText } from "../ui/runningText";
import { item as rule, nameOfRule } from "../ui/Rule";
import { section } from "../ui/Section";

/** A selector for `:is()`. What a `css` gives is the name of its class, whatever its type says (`styling/compiler/`). */
function classes(...styles: unknown[]): string {
  return styles.map((style) => `.${style as string}`).join();
}

const pictures = [pictureLink, ofMedia, ofPost, inList, ofStep, ofTime, ofEvent];

/** The parts of pages that the variants of a theme style, by the classes of the components. */
export const styledParts: PageParts = {
  panels: classes(card, figures, cta, callout, tabs),
  marked: classes(highlighted, address),
  pressed: classes(pressable),
  buttons: classes(button),
  primary: classes(ofButton.primary),
  secondary: classes(ofButton.secondary),
  headings: `main h1,${classes(opening)}>h2`,
  centered: classes(centered),
  sections: classes(section),
  articleParts: classes(runningText),
  bands: classes(band),
  covers: classes(cover),
  pictures: classes(...pictures),
  allPictures: classes(...pictures, ofCard),
  copied: classes(copyFaces),
};

/** The parts of pages whose longest words have to fit, by the classes of the components. */
export const fittedParts: FittedParts = {
  cards: classes(cardOfGrid, rowWords),
  cardNames: classes(cardName),
  memberNames: classes(memberName),
  groupNames: classes(groupName),
  timeNames: classes(timeName),
  facts: classes(fact),
  rules: classes(rule),
  ruleNames: classes(nameOfRule),
  tabs: classes(tab),
};
