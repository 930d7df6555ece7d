import { structuredData } from "../blocks/structuredData";
import type { Page, Site } from "../compile/page";
import { asciiAddress } from "../fields/addresses/pagePath";

/**
 * What search engines are told of a page in their own language, as schema.org objects: on the first page who the site belongs
 * to, on the others the way there, and on all of them what the blocks say. A site without a public address has none but those
 * of its blocks, as the others name addresses.
 *
 * No search is told: that of a site has no address to lead to.
 * @returns nothing where there is nothing to tell
 */
export function factsOf(site: Site, page: Page): object | undefined {
  const blocks = structuredData(page.blocks, {
    address: page.canonical,
    description: page.description,
    siteName: site.shared.name,
    organization: site.url && organizationId(site),
    wholeAddress: (address) => wholeAddress(site, address),
  });
  const found = [...(page.path === "/" ? siteFacts(site) : breadcrumbs(site, page)), ...blocks];
  return found.length > 1 ? found : found[0];
}

/** An address with that of the site in front, where it has one. */
export function wholeAddress({ url }: Pick<Site, "url">, address: string): string {
  return url && address.startsWith("/") ? asciiAddress(url + address) : address;
}

/** Who the site belongs to, and the site. Sources: https://schema.org/Organization, https://schema.org/WebSite */
function siteFacts(site: Site): object[] {
  const { url, shared, language } = site;
  if (!url) return [];
  const { name, logo, footer } = shared;
  const home = wholeAddress(site, shared.basePath);
  const profiles = footer.social.flatMap(({ href }) => (href.kind === "external" ? [href.href] : []));
  return [
    {
      "@context": "https://schema.org",
      "@graph": [
        {
          "@type": "Organization",
          "@id": organizationId(site),
          name,
          url: home,
          ...(logo ? { logo: wholeAddress(site, logo.src) } : {}),
          ...(profiles.length > 0 ? { sameAs: [...new Set(profiles)] } : {}),
        },
        {
          "@type": "WebSite",
          "@id": `${home}#website`,
          name,
          url: home,
          inLanguage: language,
          publisher: { "@id": organizationId(site) },
        },
      ],
    },
  ];
}

/** What the owner of the site is called by all of its pages. */
function organizationId(site: Site): string {
  return `${wholeAddress(site, site.shared.basePath)}#organization`;
}

/** The way to a page. Source: https://schema.org/BreadcrumbList */
function breadcrumbs(site: Site, page: Page): object[] {
  if (page.path === null || page.isUnlisted || !page.canonical) return [];
  const before = site.trailOf({ path: page.path, section: page.section });
  if (before.length === 0) return [];
  // The page itself needs no address.
  const trail = [...before, { name: page.name, address: undefined }];
  return [
    {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: trail.map(({ name, address }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        ...(address === undefined ? {} : { item: address }),
      })),
    },
  ];
}
