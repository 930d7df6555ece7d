// What a form needs when somebody fills it in, and no page before.
export { answersOf } from "./answers";
export { browser } from "./browser";
export { filledMailtoUrl, mailExcess, mailText, post } from "./deliver";
export { faultsOf } from "./validate";
export { withEntry } from "./withEntry";
