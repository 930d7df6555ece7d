export { Staff as staff } from "../staff/Staff";
