export { Columns as columns } from "../columns/Columns";
