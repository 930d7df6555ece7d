import { EDITOR_FOLDER } from "../liveChannel";
import { element } from "./element";

const styles = `
a {
  position: fixed;
  inset: auto auto 1rem 1rem;
  z-index: 2147483646;
  display: grid;
  align-items: center;
  min-block-size: 2.75rem;
  padding: 0.25rem 1.1rem;
  border: 1px solid #fff;
  border-radius: 2rem;
  background: #14161c;
  color: #fff;
  font: 600 1rem/1.2 system-ui, sans-serif;
  text-decoration: none;
  box-shadow: 0 2px 12px rgb(0 0 0 / 0.35);
}
a:hover { background: #2a2f3a; }
a:focus-visible { outline: 3px solid #8ab8ff; outline-offset: 3px; }
@media print { a { display: none; } }
`;

/** Adds the link to the editor to a page of the live site. Its shadow root isolates it from the site's styles. */
export function addEditButton(): void {
  const host = element("div", { id: "sp-edit" });
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  root.append(element("a", { href: EDITOR_FOLDER, lang: "en", dir: "ltr" }, "Edit"));
  document.body.append(host);
}
