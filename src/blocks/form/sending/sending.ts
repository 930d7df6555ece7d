// What a form needs when somebody fills it in, and no page before.
export { messageOf, review } from "./review";
export { submitForm } from "./submitForm";
