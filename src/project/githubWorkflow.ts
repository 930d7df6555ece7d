import { hostsNode } from "./packageFile";

/** Where GitHub looks for the workflow of a site. */
export const workflowPath = ".github/workflows/site.yml";

/** Whether a run publishes: pull requests, tags and other branches are only checked. */
const publishes = "github.ref == format('refs/heads/{0}', github.event.repository.default_branch)";

/**
 * The owner's workflow: checks every change, and publishes the default branch on GitHub Pages. GitHub says
 * where the site will lie, so that its base path comes by itself.
 */
export function githubWorkflow(): string {
  return `# Checks every change of the site, and publishes it on GitHub Pages.
# Once, on the page of the repository: Settings → Pages → Source: GitHub Actions.
name: site

on:
  push:
  pull_request:
  workflow_dispatch:

permissions:
  contents: read

# One run at a time on each branch, so that an older one never publishes after a newer one.
concurrency: site-\${{ github.ref }}

jobs:
  build:
    runs-on: ubuntu-latest
    permissions:
      contents: read
      pages: read
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: ${hostsNode}
      - name: Ask GitHub for the address of the site (needs Settings → Pages → Source, GitHub Actions)
        id: pages
        # What is only checked, such as a fork, may have no address yet.
        continue-on-error: \${{ !(${publishes}) }}
        uses: actions/configure-pages@v5
      - run: npm install
      # What was made once of pictures, fonts and titles is not made again.
      - uses: actions/cache@v4
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
      - uses: actions/upload-pages-artifact@v3
        if: ${publishes}
        with:
          path: dist

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
        uses: actions/deploy-pages@v4
`;
}
