import { relative } from "node:path";
import { formatDiagnostics } from "../validate/formats/people";
import type { LoadedSite } from "./loadSite";
import { escapeHtml } from "./html";

/** What the development server shows while there has not been a good config yet. */
export function problemsPage({ file, text, diagnostics }: LoadedSite): string {
  const report = formatDiagnostics(diagnostics, { file: relative(process.cwd(), file), text });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The config has errors</title>
<style>
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1c1c22; background: #fff; }
pre { padding: 1rem; overflow: auto; border-radius: 0.5rem; background: #f1f1f5; font: 0.875rem/1.6 ui-monospace, monospace; }
</style>
</head>
<body>
<h1>The config has errors</h1>
<p>The site appears here as soon as the file is mended and saved.</p>
<pre>${escapeHtml(report)}</pre>
</body>
</html>
`;
}
