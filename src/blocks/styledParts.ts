import { box as callout } from "./callout/Callout";
import { card as cardOfGrid, highlighted } from "./cards/CardOfGrid";
import { name as cardName } from "./cards/CardWords";
import { beside, picture as ofCard } from "./cards/cardPicture";
import { rowWords } from "./cards/layouts/CardRow";
import { panel as cta } from "./cta/Cta";
import { picture as ofEvent } from "./events/EventCard";
import { card as question } from "./faq/Faq";
import { besideOpening, frame as form } from "./form/formStyles";
import * as guide from "./guide/Guide";
import { words as heroWords } from "./hero/HeroCard";
import * as hero from "./hero/heroFacts";
import { poster } from "./hero/layouts/poster";
import { ledger } from "./hero/layouts/ledger";
import { alignments, band, beside as withOpening, cover, narrow } from "./look/BlockLook";
import { frame as ofMedia, pair, pictureAfter, words as besidePicture } from "./media/Media";
import { picture as ofPost } from "./post/Post";
import { lines as postLines, picture as inList, row as postRow } from "./posts/Posts";
import { card as member, memberName } from "./staff/MemberCard";
import { row as figures } from "./stats/Stats";
import { cards as statusCards } from "./status/Status";
import { picture as ofStep } from "./steps/Steps";
import { name as timeName, picture as ofTime } from "./timeline/Timeline";
import type { FittedParts } from "../styling/theme/fittedText";
import { selectorOf } from "../styling/emotion/selectors";
import type { GuideParts } from "../styling/theme/sideHeader";
import type { SkeletonParts } from "../styling/theme/skeletons";
import type { AddressParts } from "../styling/theme/variants/addresses";
import type { PageParts } from "../styling/theme/variants/pageParts";
import { below } from "../ui/blockButtons";
import { base as button, variants as ofButton } from "../ui/controls/buttonStyles";
import { faces as copyFaces } from "../ui/controls/CopyFaces";
import { row as tabs, tab } from "../ui/controls/tabsStyles";
import { pressable, surface } from "../ui/elements/Card";
import { name as groupName } from "../ui/Group";
import { opening } from "../ui/Opening";
import { link as pictureLink } from "../ui/PictureLink";
import { runningText } from "../ui/runningText";
import { item as rule, nameOfRule } from "../ui/Rule";
import { section } from "../ui/Section";

const pictures = [pictureLink, ofMedia, ofPost, inList, ofStep, ofTime, ofEvent];

/** Selectors for the variants of a theme. */
export const styledParts: PageParts = {
  panels: selectorOf(surface, figures, cta, callout, tabs),
  marked: selectorOf(highlighted, hero.wide),
  pressed: selectorOf(pressable),
  buttons: selectorOf(button),
  primary: selectorOf(ofButton.primary),
  secondary: selectorOf(ofButton.secondary),
  headings: `main h1,${selectorOf(opening)}>h2`,
  sections: selectorOf(section),
  articleParts: selectorOf(runningText),
  bands: selectorOf(band),
  covers: selectorOf(cover),
  pictures: `${selectorOf(...pictures)},:is(${selectorOf(poster, ledger)})>[data-part=p]`,
  allPictures: selectorOf(...pictures, ofCard),
  copied: selectorOf(copyFaces),
};

/** Selectors of parts whose longest words must fit. */
export const fittedParts: FittedParts = {
  cards: selectorOf(cardOfGrid, rowWords),
  cardNames: selectorOf(cardName),
  memberNames: selectorOf(memberName),
  groupNames: selectorOf(groupName),
  timeNames: selectorOf(timeName),
  facts: selectorOf(hero.figure),
  rules: selectorOf(rule),
  ruleNames: selectorOf(nameOfRule),
  tabs: selectorOf(tab),
};

export const skeletonParts: SkeletonParts = {
  sections: selectorOf(section),
  bands: selectorOf(band),
  openings: selectorOf(opening),
  texts: selectorOf(runningText),
  cards: `${selectorOf(member)},${selectorOf(cardOfGrid)}:not(${selectorOf(beside.start, beside.end)})`,
  cardPictures: selectorOf(ofCard),
  highlighted: selectorOf(highlighted),
  figures: selectorOf(figures),
  closings: selectorOf(cta),
  panels: selectorOf(figures, cta, callout),
  stacks: selectorOf(narrow, withOpening),
  atStart: selectorOf(alignments.start),
  followers: selectorOf(below, postLines, statusCards),
  pairs: selectorOf(pair),
  pairsAfter: selectorOf(pictureAfter),
  pairPictures: selectorOf(ofMedia),
  pairWords: selectorOf(besidePicture),
  forms: selectorOf(form),
  openedForms: selectorOf(besideOpening),
  questions: selectorOf(question),
  posts: selectorOf(postRow),
};

export const addressParts: AddressParts = {
  card: selectorOf(hero.wide),
  lines: selectorOf(hero.lines),
  words: selectorOf(heroWords),
  mark: selectorOf(hero.mark),
  value: selectorOf(hero.address),
};

export const guideParts: GuideParts = {
  sideList: selectorOf(guide.listPlace),
  guides: {
    withList: selectorOf(guide.withList),
    withBoth: selectorOf(guide.withBoth),
    withAll: selectorOf(guide.withAll),
  },
};
