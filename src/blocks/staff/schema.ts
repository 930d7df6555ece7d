import * as z from "zod";
import { anchored, anchorId } from "../../fields/addresses/anchor";
import { badgeKeys } from "../../fields/parts/badge";
import { buttons } from "../../fields/parts/action";
import { block, type BlockProps } from "../../fields/parts/block";
import { roughDate } from "../../fields/dates/date";
import { facedPerson } from "../../fields/pictures/face";
import { iconName } from "../../fields/pictures/icon";
import { imageIn } from "../../fields/pictures/image";
import { fieldMeta } from "../../fields/kind";
import { list } from "../../fields/list";
import { socialLink } from "../../fields/parts/socialLink";
import { colorName, tagName } from "../../fields/parts/tag";
import { personName, richText, text, title } from "../../fields/texts/text";

const member = facedPerson(
  z.strictObject({
    name: personName.meta({
      description: "In-game name. The avatar service uses it to find the member's avatar.",
    }),
    role: text.optional().meta({ description: "Role on the team." }),
    roles: list(text, "role").optional().meta({
      description: "Other roles, each shown as a badge, such as “Event team” or “Translator”.",
    }),
    tags: list(tagName, "tag").optional().meta({
      description: "Names of tags in `tags`. Each tag is shown as a badge with its text and colour.",
    }),
    color: colorName.optional().meta({ description: "Colour of the name." }),
    description: text.optional().meta({ description: "One sentence about the member." }),
    handle: text.optional().meta({ description: "Username in the community chat." }),
    links: list(socialLink, "link")
      .optional()
      .meta({ description: "Links to the member's profiles, shown as icon buttons." }),
    avatar: imageIn({ sizes: "6rem", isSmall: true })
      .optional()
      .meta({ description: "Your own picture of the member. It replaces the avatar from the service." }),
    from: roughDate.optional().meta({ description: "Date when the member joined the team." }),
    until: roughDate.optional().meta({ description: "Date when the member left the team." }),
    when: text
      .optional()
      .meta({ description: "Text that replaces the dates, such as “2021 – 2024” or “Season 2”." }),
  }),
).meta({ description: "A member of the team." });

const group = anchored(
  z
    .strictObject({
      id: anchorId.optional(),
      title: title.meta({ description: "Title of the group.", examples: ["Team"] }),
      icon: iconName.optional(),
      ...badgeKeys,
      color: colorName.optional(),
      description: richText.optional().meta({ description: "Description of the group." }),
      count: z
        .boolean()
        .default(false)
        .meta({ description: "Whether the title includes the number of members." }),
      members: list(member, "member").min(1).meta({ description: "Members, in order." }),
      note: richText.optional().meta({ description: "Note below the members." }),
      buttons: buttons.meta({ description: "Buttons below the members, in order." }),
    })
    .meta({
      description:
        "A group of members. Its badge and tag appear on each member's card. With the layout `compact` or `list`, and in teams of more than 24, they appear next to the group's title.",
    }),
  "title",
);

export const staffBlock = block(
  "staff",
  "Your server's team, in groups.",
  {
    layout: z.enum(["cards", "compact", "list"]).default("cards").meta({
      description:
        "Layout of the members: `cards` with descriptions, small `compact` cards, or a plain `list`. On phones and in teams of more than 24, cards with descriptions become rows.",
    }),
    groups: list(group, "group").min(1).meta({ description: "Groups, in order." }),
    former: list(member, "former member")
      .optional()
      .meta({ description: "Former members, in a collapsed list below the groups." }),
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
).register(fieldMeta, { kind: "people" });

export type StaffProps = BlockProps<typeof staffBlock> & {
  /** The side of the titles of groups above their cards. They are beside them if absent. */
  titles?: "start" | "center";
};
