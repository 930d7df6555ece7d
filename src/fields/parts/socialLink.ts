import * as z from "zod";
import type { Compiled } from "../compiled";
import { iconName } from "../pictures/icon";
import { href } from "../addresses/link";
import { shownParts } from "./shownParts";
import { text } from "../texts/text";

/** A link that is usually shown as its icon alone. */
export const socialLink = z
  .strictObject({
    label: text.meta({
      description: "Name of the social network. Used in the tooltip and by screen readers.",
    }),
    href,
    icon: iconName,
    show: shownParts.meta({
      description: "Visible parts of the link: `icon`, `label` or `both`. Defaults to `icon`.",
    }),
  })
  .meta({ description: "A social media link, shown as an icon unless `show` is set." });

/** A compiled link: what its button needs. */
export type SocialLinkData = Compiled<z.output<typeof socialLink>>;
