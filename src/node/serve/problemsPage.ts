import { PROBLEMS } from "../../app/findings/report";
import { findingsStyles, pageStyles } from "../../app/findings/styles";

/**
 * What the development server shows while there is no site to show: its script listens for the findings and waits for their end.
 * @param script - the address of that script
 */
export function problemsPage(script: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>The config has errors</title>
<style>${findingsStyles}${pageStyles}</style>
</head>
<body>
<main class="frame">
<h1>The config has errors</h1>
<p class="lead"><span id="${PROBLEMS.count}" role="status"></span> The site appears here as soon as the file is fixed and saved.</p>
<div id="${PROBLEMS.list}"></div>
<noscript><p>See the terminal for the errors. This page can show them only with JavaScript.</p></noscript>
</main>
<script type="module" src="${script}"></script>
</body>
</html>
`;
}
