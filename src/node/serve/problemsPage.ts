import { PROBLEMS } from "../../app/findings/report";
import { findingsStyles, pageStyles } from "../../app/findings/styles";

/**
 * The development server's page when there is no valid site. Its script shows the findings until they are fixed.
 * @param script - the URL of the script
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
