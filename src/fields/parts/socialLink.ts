import * as z from "zod";
import type { Compiled } from "../compiled";
import { iconName } from "../pictures/icon";
import { href } from "../addresses/link";
import { text } from "../texts/text";

/** A link that is shown as nothing but its icon. */
export const socialLink = z
  .strictObject({
    label: text.meta({
      description: "Name of the social network. Used in the tooltip and by screen readers.",
    }),
    href,
    icon: iconName,
  })
  .meta({ description: "A social media link, shown as an icon." });

/** A compiled link: what its button needs. */
export type SocialLinkData = Compiled<z.output<typeof socialLink>>;
