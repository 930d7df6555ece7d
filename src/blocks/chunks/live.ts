export { Status as status } from "../status/Status";
export { LiveHeroCard as liveHeroCard } from "../hero/LiveHeroCard";
export { LiveRows as liveRows } from "../table/LiveRows";
export { LiveText as liveText } from "../../ui/live/LiveText";
export { LiveValue as liveValue } from "../../ui/live/LiveValue";
