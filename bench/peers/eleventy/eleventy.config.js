/** @returns the folders of the site; everything else is Eleventy's own default */
export default function configure() {
  return { dir: { input: "src", output: "dist", data: "../data" } };
}
