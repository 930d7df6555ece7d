import { hostsNode } from "./packageFile";

export const workflowPath = ".github/workflows/site.yml";
export const updatesPath = ".github/dependabot.yml";

/** Other branches, tags and pull requests are only checked. */
const publishes = "github.ref == format('refs/heads/{0}', github.event.repository.default_branch)";

/**
 * The owner's workflow: checks every change and publishes the default branch on GitHub Pages. GitHub provides the
 * site's address, so the base path needs no setting. Actions are pinned by commit because a tag can be moved to other code.
 */
export function githubWorkflow(): string {
  return `# Checks every change to the site and publishes the site on GitHub Pages.
# Before the first run, choose Settings → Pages → Source: GitHub Actions in the repository.
name: site

on:
  push:
  pull_request:
  workflow_dispatch:

permissions:
  contents: read

# Each branch has one run at a time, so an older run never publishes after a newer one.
concurrency: site-\${{ github.ref }}

jobs:
  build:
    runs-on: ubuntu-latest
    permissions:
      contents: read
      pages: read
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          persist-credentials: false
      - uses: actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0
        with:
          node-version: ${hostsNode}
      - name: Get the site's URL from GitHub (requires Settings → Pages → Source, GitHub Actions)
        id: pages
        # If a run only checks the site, for example in a fork, the URL may be unknown.
        continue-on-error: \${{ !(${publishes}) }}
        uses: actions/configure-pages@45bfe0192ca1faeb007ade9deae92b16b8254a0d # v6.0.0
      - run: npm install
      # Caches the generated pictures, fonts and link previews.
      - uses: actions/cache@55cc8345863c7cc4c66a329aec7e433d2d1c52a9 # v6.1.0
        with:
          path: node_modules/.cache/spawnpage
          key: made-\${{ hashFiles('site.config.json', 'public/**') }}
          restore-keys: made-
      - run: npx spawnpage validate --format github
        env:
          SPAWNPAGE_URL: \${{ steps.pages.outputs.base_url }}
      - run: npx spawnpage build
        env:
          SPAWNPAGE_URL: \${{ steps.pages.outputs.base_url }}
      - run: rm -r dist/.spawnpage
      - uses: actions/upload-pages-artifact@fc324d3547104276b827a68afc52ff2a11cc49c9 # v5.0.0
        if: ${publishes}
        with:
          path: dist
          # Includes .well-known. The list of built files was removed above.
          include-hidden-files: true

  publish:
    needs: build
    if: ${publishes}
    runs-on: ubuntu-latest
    permissions:
      pages: write
      id-token: write
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}
    steps:
      - id: deployment
        uses: actions/deploy-pages@cd2ce8fcbc39b97be8ca5fce6e763baed58fa128 # v5.0.0
`;
}

/** Dependabot's settings: one pull request a month updates the pinned actions, and the workflow checks it. */
export function githubUpdates(): string {
  return `# Once a month, proposes updates for the actions that check and publish the site, in one pull request.
version: 2
updates:
  - package-ecosystem: github-actions
    directory: /
    schedule:
      interval: monthly
    groups:
      actions:
        patterns: ["*"]
`;
}
