import {
  assetCaching,
  filePolicy,
  headersEverywhere,
  type Host,
  type HostedSite,
  pageCaching,
  scriptableFiles,
  upgradePolicy,
  serverFolder,
  serverSteps,
} from "./host";

export const nginx: Host = {
  title: "nginx",
  takes: "built site",
  files: (site) => ({ "nginx.conf": settings(site) }),
  steps: (site) => [
    ...serverSteps(site),
    `Copy nginx.conf to /etc/nginx/sites-enabled/${site.name}.conf, and set server_name to your domain.`,
    "Run: nginx -t",
    "Run: systemctl reload nginx",
  ],
};

function settings(site: HostedSite): string {
  const { basePath } = site;
  const { "Content-Security-Policy": policy, ...others } = headersEverywhere;
  const headers = Object.entries(others).map(([name, value]) => `  add_header ${name} "${value}" always;\n`);
  const upgrade = variable("upgrade", site);
  return `# Serves one site with nginx 1.18 or newer. Put the built site in ${serverFolder(site)}
map $uri $${variable("caching", site)} {
  ~^${basePath}assets/ "${assetCaching}";
  default "${pageCaching}";
}
# A site in several languages has a 404 page in each of their folders.
map $uri $${variable("missing", site)} {
  ~^${basePath}([^/]+)/ ${basePath}$1/404.html;
  default ${basePath}404.html;
}
# Without https, a page that upgrades all requests to https could not load its own files.
map $https $${upgrade} {
  on "${upgradePolicy}";
  default "";
}

server {
  listen 80;
  listen [::]:80;
  server_name www.myserver.example;
  root ${rootFolder(site)};
  charset utf-8;

${headers.join("")}  set $policy "${policy}";
  add_header Content-Security-Policy $policy always;
  add_header Content-Security-Policy $${upgrade} always;
  add_header Cache-Control $${variable("caching", site)};

  gzip on;
  gzip_vary on;
  gzip_types text/css text/plain application/javascript application/json application/xml image/svg+xml;

  # Each page is a folder with an index.html. Its URL works with and without a trailing slash.
  location / {
    try_files $uri $uri/index.html =404;
  }

  # Hidden files, and files for other hosts.
  location ~ /\\.(?!well-known(?:/|$)) {
    return 404;
  }
  location = ${basePath}_headers {
    return 404;
  }
  location = ${basePath}_redirects {
    return 404;
  }

  # SVG files and documents outside the site's pages cannot run scripts. An old URL such as /rules.html is a folder.
  location ~* ${scriptableFiles} {
    set $policy "${filePolicy}";
    try_files $uri $uri/index.html =404;
  }
  location @missing {
    set $policy "${policy}";
    try_files $${variable("missing", site)} ${basePath}404.html =404;
  }

  error_page 403 404 @missing;
}
`;
}

/** The folder that nginx serves: the parent folder if the site has a base path. */
function rootFolder(site: HostedSite): string {
  return serverFolder(site).slice(0, -site.basePath.length);
}

/** Variables outside of `server` are global, so each site has its own names. */
function variable(what: string, { name }: HostedSite): string {
  return `${what}_of_${name.replaceAll("-", "_")}`;
}
