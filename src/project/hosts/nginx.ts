import { assetCaching, headersEverywhere, type Host, type HostedSite, pageCaching } from "./host";
import { serverFolder, serverSteps } from "./ownServer";

export const nginx: Host = {
  title: "nginx",
  takes: "built site",
  files: (site) => ({ "nginx.conf": settings(site) }),
  steps: (site) => [
    ...serverSteps(site),
    `Copy nginx.conf to /etc/nginx/sites-enabled/${site.name}.conf, and write your own name behind server_name.`,
    "Run: nginx -t",
    "Run: systemctl reload nginx",
  ],
};

function settings(site: HostedSite): string {
  const { basePath } = site;
  const headers = Object.entries(headersEverywhere).map(
    ([name, value]) => `  add_header ${name} "${value}" always;\n`,
  );
  return `# One site on nginx 1.18 or newer. The built site lies in ${serverFolder(site)}
map $uri $${variable(site)} {
  ~^${basePath}assets/ "${assetCaching}";
  default "${pageCaching}";
}

server {
  listen 80;
  listen [::]:80;
  server_name www.myserver.example;
  root ${rootFolder(site)};
  charset utf-8;

${headers.join("")}  add_header Cache-Control $${variable(site)};

  gzip on;
  gzip_vary on;
  gzip_types text/css text/plain application/javascript application/json application/xml image/svg+xml;

  # Each page is a folder with an index.html; it has one address with a slash behind it and one without.
  location / {
    try_files $uri $uri/index.html =404;
  }

  # Hidden files, and what is meant for other hosts.
  location ~ /\\.(?!well-known(?:/|$)) {
    return 404;
  }
  location = ${basePath}_headers {
    return 404;
  }

  error_page 403 404 ${basePath}404.html;
}
`;
}

/** The folder whose files nginx serves: above that of the site, where it has a base path. */
function rootFolder(site: HostedSite): string {
  return serverFolder(site).slice(0, -site.basePath.length);
}

/** Each site has a variable of its own: those of nginx count for all sites. */
function variable({ name }: HostedSite): string {
  return `caching_of_${name.replaceAll("-", "_")}`;
}
