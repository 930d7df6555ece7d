import { hostsNode } from "../packageFile";
import { buildCommand, type Host } from "./host";

export const gitlab: Host = {
  title: "GitLab Pages",
  takes: "repository",
  files: () => ({ ".gitlab-ci.yml": pipeline() }),
  steps: () => [
    "Upload this folder to a project on GitLab.",
    "Every change on the default branch is published after a minute or two. Build → Pipelines shows the progress, and Deploy → Pages shows the site's URL.",
  ],
};

/** GitLab serves compressed files and `404.html` automatically. It allows no headers, so pages contain their policy. */
function pipeline(): string {
  return `# Checks every change to the site and publishes the site on GitLab Pages.
image: node:${hostsNode}

check:
  rules:
    - if: $CI_COMMIT_BRANCH != $CI_DEFAULT_BRANCH
  script:
    - npm install
    - npx spawnpage validate

pages:
  rules:
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
  variables:
    # The URL of the published site.
    SPAWNPAGE_URL: $CI_PAGES_URL
  script:
    - npm install
    - npx spawnpage validate
    - ${buildCommand} --compress
  pages:
    publish: dist
  artifacts:
    paths:
      - dist
`;
}
