export { Guide as guide } from "../guide/Guide";
