import * as z from "zod";
import { block, type BlockProps } from "../../fields/parts/block";
import { imageIn } from "../../fields/pictures/image";
import { href } from "../../fields/addresses/link";
import { list } from "../../fields/list";
import { text } from "../../fields/texts/text";

const logo = z
  .strictObject({
    name: text.meta({ description: "Name of the organisation. Screen readers read it instead of the logo." }),
    image: imageIn({ sizes: "100vw", height: 3 })
      .optional()
      .meta({ description: "Logo file. The logo is never cropped. If not set, the name is shown." }),
    href: href.optional(),
  })
  .meta({ description: "A logo." });

export const logosBlock = block(
  "logos",
  "A row of logos of partners, sponsors or software.",
  { items: list(logo, "logo").min(1).meta({ description: "Logos, in order." }) },
  {
    alsoCalled: {
      logos: "partners sponsors supporters brands partner sponsoren partenaires socios marken",
      items: "logos partners sponsors",
      image: "logo",
    },
  },
);

export type LogosProps = BlockProps<typeof logosBlock>;
