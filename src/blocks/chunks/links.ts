export { Links as links } from "../links/Links";
export { Logos as logos } from "../logos/Logos";
export { Quote as quote } from "../quote/Quote";
