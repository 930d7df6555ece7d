import { gathered } from "../parts";
import { onEach } from "../visits";

/** Every address of a config that has to lead somewhere, once for each text that contains it. */
export const linkPlaces = gathered(onEach("link", (link) => [link]));
