import * as z from "zod";
import { anchored, anchorId } from "../../fields/anchor";
import { badgeKeys } from "../../fields/badge";
import { block } from "../../fields/block";
import type { Compiled } from "../../fields/compiled";
import { iconName } from "../../fields/icon";
import { imagePath } from "../../fields/image";
import { list } from "../../fields/list";
import { personName, richText, text } from "../../fields/text";

const member = z
  .strictObject({
    name: personName.meta({
      description: "The name in the game; the avatar service finds the picture by it.",
    }),
    role: text.meta({ description: "What they are on the team." }),
    description: text.optional().meta({ description: "A sentence about them." }),
    handle: text.optional().meta({ description: "Their name in the community chat." }),
    avatar: imagePath
      .optional()
      .meta({ description: "A picture of their own, shown instead of the one from the avatar service." }),
  })
  .meta({ description: "One member of the team." });

const group = anchored(
  z
    .strictObject({
      id: anchorId.optional(),
      title: text.meta({ description: "The title of the group." }),
      icon: iconName.optional(),
      ...badgeKeys,
      description: richText.optional().meta({ description: "What the group does." }),
      members: list(member, "member").min(1).meta({ description: "The members, in order." }),
    })
    .meta({ description: "Members who share a task. The badge stands on the card of each." }),
  "title",
);

export const staffBlock = block(
  "staff",
  "The people behind the server, in groups.",
  {
    groups: list(group, "group").min(1).meta({ description: "The groups, in order." }),
  },
  {
    alsoCalled: {
      staff: "team crew people mitarbeiter equipe équipe leitung",
      groups: "teams",
      members: "people team staff users players crew",
      role: "rank position job title",
    },
  },
);

export type StaffProps = Compiled<z.output<typeof staffBlock>>;
