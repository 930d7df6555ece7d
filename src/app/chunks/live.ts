export { LiveFrame as live } from "../layout/LiveFrame";
