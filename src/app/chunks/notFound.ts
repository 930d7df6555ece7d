export { NotFound as notFound } from "../layout/NotFound";
