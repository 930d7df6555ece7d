export { Events as events } from "../events/Events";
export { Timeline as timeline } from "../timeline/Timeline";
