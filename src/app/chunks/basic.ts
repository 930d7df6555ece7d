/** Parts of the frame that some sites need. They are small, so every page loads them. */
export { SearchButton as search } from "../search/SearchButton";
export { LookButton as lookButton } from "../layout/LookButton";
