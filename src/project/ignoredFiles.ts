/** The `.gitignore`: everything that `npm install` or a build creates. */
export function ignoredFiles(): string {
  return "node_modules/\ndist/\n.DS_Store\n";
}
