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
    `Upload the contents of dist/ to ${basePath === "/" ? "your web space" : `the folder ${basePath} in your web space`}, using your host's file manager or an FTP client.`,
    "Upload .htaccess to the same folder. Most web spaces use Apache, which reads this file.",
    "Or drag the dist folder to app.netlify.com/drop, which does not need .htaccess.",
  ],
};

function settings({ basePath }: HostedSite): string {
  const headers = Object.entries(headersEverywhere).map(
    ([name, value]) => `  Header always set ${name} "${value}"\n`,
  );
  return `# For web hosting with Apache. Upload this file to the folder that contains the built site's index.html.
Options -Indexes
DirectoryIndex index.html
ErrorDocument 403 ${basePath}404.html
ErrorDocument 404 ${basePath}404.html
# A site in several languages has a 404 page in each of their folders.
<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteCond %{DOCUMENT_ROOT}${basePath}$1/404.html -f
  RewriteRule ^([^/]+)/ - [E=FOLDER:$1/]
  ErrorDocument 404 ${basePath}%{reqenv:FOLDER}404.html
</IfModule>

# Hidden files, and files for other hosts.
RedirectMatch 404 "/\\.(?!well-known(?:/|$))"
RedirectMatch 404 "^${basePath}_headers$"

<IfModule mod_headers.c>
${headers.join("")}  # Without https, a page that upgrades all requests to https could not load its own files.
  Header always add Content-Security-Policy "${upgradePolicy}" "expr=%{HTTPS} == 'on'"
  # SVG files and documents outside the site's pages cannot run scripts.
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
