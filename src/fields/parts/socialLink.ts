import * as z from "zod";
import type { Compiled } from "../compiled";
import { iconName } from "../pictures/icon";
import { href } from "../addresses/link";
import { text } from "../texts/text";

/** A link that is shown as nothing but its icon. */
export const socialLink = z
  .strictObject({
    label: text.meta({ description: "The name of the network, read aloud and shown on hover." }),
    href,
    icon: iconName,
  })
  .meta({ description: "An icon button to a social network." });

/** A compiled link: what its button needs. */
export type SocialLinkData = Compiled<z.output<typeof socialLink>>;
