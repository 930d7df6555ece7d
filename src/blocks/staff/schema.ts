import * as z from "zod";
import { anchored, anchorId } from "../../fields/addresses/anchor";
import { badgeKeys } from "../../fields/parts/badge";
import { block } from "../../fields/parts/block";
import type { Compiled } from "../../fields/compiled";
import { date } from "../../fields/dates/date";
import { fieldMeta } from "../../fields/kind";
import { iconName } from "../../fields/pictures/icon";
import { imageIn } from "../../fields/pictures/image";
import { list } from "../../fields/list";
import { socialLink } from "../../fields/parts/socialLink";
import { tagName } from "../../fields/parts/tag";
import { personName, richText, text } from "../../fields/texts/text";

const member = z
  .strictObject({
    name: personName.meta({
      description: "The name in the game; the avatar service finds the picture by it.",
    }),
    role: text.optional().meta({ description: "What they are on the team." }),
    roles: list(text, "role")
      .optional()
      .meta({ description: "What else they are, each as a badge: Event team, Translator." }),
    tags: list(tagName, "tag")
      .optional()
      .meta({ description: "The names of badges in tags, shown with their own words and colours." }),
    description: text.optional().meta({ description: "A sentence about them." }),
    handle: text.optional().meta({ description: "Their name in the community chat." }),
    links: list(socialLink, "link")
      .optional()
      .meta({ description: "Where else they are found, as icon buttons." }),
    avatar: imageIn({ sizes: "6rem", isSmall: true })
      .optional()
      .meta({ description: "A picture of their own, shown instead of the one from the avatar service." }),
  })
  .register(fieldMeta, { kind: "face" })
  .meta({ description: "One member of the team." });

const group = anchored(
  z
    .strictObject({
      id: anchorId.optional(),
      title: text.meta({ description: "The title of the group." }),
      icon: iconName.optional(),
      ...badgeKeys,
      description: richText.optional().meta({ description: "What the group does." }),
      count: z
        .boolean()
        .default(false)
        .meta({ description: "Whether the number of its members stands with the title." }),
      members: list(member, "member").min(1).meta({ description: "The members, in order." }),
    })
    .meta({
      description:
        "Members who share a task. Its badge and its tag stand on the card of each, or beside the title in the denser layouts and in a team of more than 24.",
    }),
  "title",
);

const formerMember = z
  .strictObject({
    name: personName.meta({ description: "The name in the game." }),
    role: text.optional().meta({ description: "What they were." }),
    from: date.optional().meta({ description: "When they came." }),
    until: date.optional().meta({ description: "When they left." }),
    when: text
      .optional()
      .meta({ description: "Words that are shown instead of the dates, such as 2021 – 2024 or Season 2." }),
  })
  .meta({ description: "Somebody who was on the team." });

export const staffBlock = block(
  "staff",
  "The people behind the server, in groups.",
  {
    layout: z.enum(["cards", "compact", "list"]).default("cards").meta({
      description:
        "How the members stand: as cards with room for a few words about each, which are rows on phones and in a team of more than 24, as small cards, or in lines below each other.",
    }),
    groups: list(group, "group").min(1).meta({ description: "The groups, in order." }),
    former: list(formerMember, "former member")
      .optional()
      .meta({ description: "Those who have left, in a list that a press opens below the groups." }),
  },
  {
    alsoCalled: {
      staff: "team crew people mitarbeiter equipe équipe leitung",
      groups: "teams",
      members: "people team staff users players crew",
      role: "rank position job title",
      roles: "badges ranks positions jobs",
      count: "counter showcount total number membercount",
      former: "formerstaff formermembers retired alumni past ehemalige anciens",
      from: "since start joined",
      until: "to left end",
      when: "period years time",
      compact: "dense small tiny grid",
      list: "rows lines table",
      cards: "large normal",
    },
  },
);

export type StaffProps = Compiled<z.output<typeof staffBlock>>;
