import { githubWorkflow, workflowPath } from "../githubWorkflow";
import type { Host } from "./host";

export const github: Host = {
  title: "GitHub Pages",
  takes: "repository",
  files: () => ({ [workflowPath]: githubWorkflow() }),
  steps: () => [
    "Put this folder into a repository on GitHub.",
    "On the page of the repository, choose Settings → Pages → Source: GitHub Actions.",
    "Every change on the default branch is published a minute or two later; the Actions page shows how it went.",
  ],
};
