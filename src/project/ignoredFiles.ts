/** What git leaves alone: what `npm install` and a build can make again. */
export function ignoredFiles(): string {
  return "node_modules/\ndist/\n.DS_Store\n";
}
