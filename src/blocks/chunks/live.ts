export { Status as status } from "../status/Status";
export { PlayerFace as playerFace } from "../status/PlayerFace";
export { LiveHeroCard as liveHeroCard } from "../hero/LiveHeroCard";
export { LiveRows as liveRows } from "../table/LiveRows";
export { LiveText as liveText } from "../../ui/live/LiveText";
export { LiveValue as liveValue } from "../../ui/live/LiveValue";
