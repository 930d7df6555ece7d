// What a form needs when somebody fills it in, and no page before.
export { browser } from "./browser";
export { filledMailtoUrl, mailExcess, mailText, post } from "./deliver";
export { faultOf } from "./validate";
