import * as z from "zod";
import type { Compiled } from "../compiled";
import { iconName } from "../pictures/icon";
import { href } from "../addresses/link";
import { text } from "../texts/text";

/** A link that is shown as nothing but its icon. */
export const socialLink = z
  .strictObject({
    label: text.meta({ description: "Name of the network, for screen readers and the tooltip." }),
    href,
    icon: iconName,
  })
  .meta({ description: "An icon link to social media." });

/** A compiled link: what its button needs. */
export type SocialLinkData = Compiled<z.output<typeof socialLink>>;
