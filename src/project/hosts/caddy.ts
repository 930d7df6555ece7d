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

export const caddy: Host = {
  title: "Caddy",
  takes: "built site",
  files: (site) => ({ Caddyfile: settings(site) }),
  steps: (site) => [
    ...serverSteps(site),
    "Copy Caddyfile to /etc/caddy/Caddyfile, or append its contents to your own. Replace www.myserver.example with your domain.",
    "Run: systemctl reload caddy",
  ],
};

function settings(site: HostedSite): string {
  const { basePath } = site;
  const { "Content-Security-Policy": policy, ...others } = headersEverywhere;
  const depth = basePath.split("/").length - 2;
  const headers = Object.entries(others).map(([name, value]) => `\t\t${name} "${value}"\n`);
  return `# Serves one site with Caddy 2.6 or newer, which gets the https certificate automatically.
# Put the built site in ${serverFolder(site)}
(headers-of-${site.name}) {
	header {
${headers.join("")}		-Server
	}
}

www.myserver.example {
	root * ${serverFolder(site).slice(0, -basePath.length)}
	encode zstd gzip

	import headers-of-${site.name}
	# SVG files and documents outside the site's pages cannot run scripts.
	@documents path_regexp (?i)${scriptableFiles}
	header @documents Content-Security-Policy "${filePolicy}"
	@pages not path_regexp (?i)${scriptableFiles}
	header @pages Content-Security-Policy "${policy}"
	# Without https, a page that upgrades all requests to https could not load its own files.
	@encrypted protocol https
	header @encrypted +Content-Security-Policy "${upgradePolicy}"
	@assets path ${basePath}assets/*
	header @assets Cache-Control "${assetCaching}"
	@others not path ${basePath}assets/*
	header @others Cache-Control "${pageCaching}"

	# Hidden files, and files for other hosts.
	@kept {
		path_regexp /\\.
		not path ${basePath}.well-known/*
	}
	error @kept 404
	error ${basePath}_headers 404
	error ${basePath}_redirects 404

	# Each page is a folder with an index.html. Its URL works with and without a trailing slash.
	try_files {path} {path}/index.html
	file_server

	handle_errors {
		import headers-of-${site.name}
		header Content-Security-Policy "${policy}"
		header Cache-Control "${pageCaching}"
		# A site in several languages has a 404 page in each of their folders.
		try_files ${basePath}{path.${depth}}/404.html ${basePath}404.html
		file_server
	}
}
`;
}
