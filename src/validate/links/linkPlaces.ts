import { gathered } from "../parts";
import { onEach } from "../visits";

/** Every address of a config that must have a target, once for each text that contains it. */
export const linkPlaces = gathered(
  "links",
  onEach("link", (link) => [link.place]),
);
