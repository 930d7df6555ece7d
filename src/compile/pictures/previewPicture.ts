import { perRoute } from "../../config/perRoute";
import type { SiteConfig } from "../../config/config";
import { routeSchema } from "../../config/routes";
import type { FieldMeta } from "../../fields/kind";
import type { Focus } from "../../fields/pictures/focus";
import { valueAt } from "../../schema/schemaAt";
import { visitFields } from "../../schema/walk";
import type { Assets } from "../assets";

/** A picture of a page behind the words of its link preview. */
export interface PreviewPicture {
  /** Its path in `public/`. */
  path: string;
  focus?: Focus;
}

const isPicture = ({ kind }: FieldMeta) => kind === "image";

/** The smallest size in pixels that is not blurred in a link preview. */
const LEAST = { width: 600, height: 315 };

/** The first picture of a route that is large enough for a link preview. Drawings are left out: they are mostly icons. */
export function previewPictureOf(
  route: SiteConfig["routes"][number],
  { imageSize }: Pick<Assets, "imageSize">,
): PreviewPicture | undefined {
  return photosOfRoute(route).find(({ path }) => {
    const { width = 0, height = 0 } = imageSize(path) ?? {};
    return width >= LEAST.width && height >= LEAST.height;
  });
}

const photosOfRoute = perRoute("photos", (route) => {
  const found: PreviewPicture[] = [];
  visitFields(
    routeSchema,
    route,
    ({ part, path: place, value }) => {
      if (part !== "src" || typeof value !== "string") return;
      if (!/^\/.*\.(?:png|jpe?g|webp|avif)$/i.test(value)) return;
      const focus = valueAt(route, [...place.slice(0, -1), "focus"]) as Focus | undefined;
      found.push({ path: value, ...(focus && { focus }) });
    },
    isPicture,
  );
  return found;
});
