import {
  assetCaching,
  filePolicy,
  headersEverywhere,
  type Host,
  type HostedSite,
  pageCaching,
  scriptableFiles,
  upgradePolicy,
} from "./host";

export const upload: Host = {
  title: "plain upload",
  takes: "built site",
  files: (site) => ({ ".htaccess": settings(site) }),
  steps: ({ basePath }) => [
    "Run: npx spawnpage build",
    `Upload the content of dist/ to ${basePath === "/" ? "the folder of your web space" : `the folder ${basePath} of your web space`}, with your host's file manager or an FTP program.`,
    "Upload .htaccess to the same folder: most web spaces run Apache, which reads it.",
    "Or drop the dist folder onto app.netlify.com/drop, which needs no .htaccess.",
  ],
};

function settings({ basePath }: HostedSite): string {
  const headers = Object.entries(headersEverywhere).map(
    ([name, value]) => `  Header always set ${name} "${value}"\n`,
  );
  return `# For web spaces that run Apache: lies beside the index.html of the built site.
Options -Indexes
DirectoryIndex index.html
ErrorDocument 403 ${basePath}404.html
ErrorDocument 404 ${basePath}404.html

# Hidden files, and what is meant for other hosts.
RedirectMatch 404 "/\\.(?!well-known(?:/|$))"
RedirectMatch 404 "^${basePath}_headers$"

<IfModule mod_headers.c>
${headers.join("")}  # On an address without https, a page that asks for all by https would not find its own files.
  Header always add Content-Security-Policy "${upgradePolicy}" "expr=%{HTTPS} == 'on'"
  # Drawings and documents that are no pages run no scripts.
  SetEnvIfNoCase Request_URI "${scriptableFiles}" IS_DOCUMENT
  SetEnvIf Request_URI "/(?:index|404)\\.html$" !IS_DOCUMENT
  Header always set Content-Security-Policy "${filePolicy}" env=IS_DOCUMENT
  Header set Cache-Control "${pageCaching}"
  SetEnvIf Request_URI "^${basePath}assets/" IS_ASSET
  Header set Cache-Control "${assetCaching}" env=IS_ASSET
</IfModule>

<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/html text/css text/plain text/javascript application/javascript application/json application/xml image/svg+xml
</IfModule>
`;
}
