export { Form as form } from "../form/Form";
export { FormPages as formPages } from "../form/pages/FormPages";
