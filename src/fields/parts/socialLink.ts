import * as z from "zod";
import type { Compiled } from "../compiled";
import { fieldMeta } from "../kind";
import { pictureIn, stillPicture } from "../pictures/image";
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
    href: href.optional(),
    image: pictureIn(stillPicture, { sizes: "min(24rem, 100vw)" })
      .optional()
      .meta({ description: "Picture that opens when pressed, such as a QR code. Use it instead of `href`." }),
    icon: iconName,
    show: shownParts.meta({
      description: "Visible parts of the link: `icon`, `label` or `both`. Defaults to `icon`.",
    }),
  })
  .register(fieldMeta, { kind: "action", called: "link", actions: ["href", "image"] })
  .meta({ description: "A social media link, shown as an icon unless `show` is set." });

/** A compiled link: what its button needs. */
export type SocialLinkData = Compiled<z.output<typeof socialLink>>;
