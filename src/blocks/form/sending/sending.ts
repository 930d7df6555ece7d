// Loaded when a visitor starts to fill in a form.
export { messageOf, review } from "./review";
export { submitForm } from "./submitForm";
