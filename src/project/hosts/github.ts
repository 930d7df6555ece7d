import { githubUpdates, githubWorkflow, updatesPath, workflowPath } from "../githubWorkflow";
import type { Host } from "./host";

export const github: Host = {
  title: "GitHub Pages",
  takes: "repository",
  files: () => ({ [workflowPath]: githubWorkflow(), [updatesPath]: githubUpdates() }),
  steps: () => [
    "Create a repository on GitHub.",
    "In the repository, choose Settings → Pages → Source: GitHub Actions. Do this before you push, because publishing fails without this setting.",
    "Push this folder to the repository.",
    "Every change on the default branch is published after about two minutes. The Actions page shows the progress.",
  ],
};
