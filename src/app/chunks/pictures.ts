export { Pictures as pictures } from "../pictures/Pictures";
