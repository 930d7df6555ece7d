// What a form needs when somebody fills it in, and no page before.
export { answersOf } from "./answers";
export { mailExcess, mailText } from "./deliver";
export { sendAnswers } from "./sendAnswers";
export { faultsOf } from "./validate";
export { withEntry } from "./withEntry";
