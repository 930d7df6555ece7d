export { Loops as loops } from "../loops/Loops";
