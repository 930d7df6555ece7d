export { Status as status } from "../status/Status";
export { PlayerFace as playerFace } from "../status/PlayerFace";
export { LiveHeroCard as liveHeroCard } from "../hero/LiveHeroCard";
export { LiveValue as liveValue } from "../../ui/live/LiveValue";
