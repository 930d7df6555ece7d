import { structuredData } from "../blocks/structuredData";
import type { Page, Site } from "../compile/page";
import { asciiAddress } from "../fields/addresses/pagePath";
import { pageBaseIn } from "../compile/pageBase";

/**
 * The structured data of a page for search engines, as schema.org objects: the organisation and the site on the
 * first page, the ancestors on all others, and the data of blocks. If the site's URL is unknown, only the data of
 * blocks, because the others contain URLs.
 *
 * Search is not included, because it has no URL.
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

/** An address with the site's URL, if that is known. */
export function wholeAddress({ url }: Pick<Site, "url">, address: string): string {
  return url && address.startsWith("/") ? asciiAddress(url + address) : address;
}

/** The organisation and the site. Sources: https://schema.org/Organization, https://schema.org/WebSite */
function siteFacts(site: Site): object[] {
  const { url, shared, language } = site;
  if (!url) return [];
  const { name, logo, footer } = shared;
  const home = wholeAddress(site, pageBaseIn(shared));
  const profiles = footer.social.flatMap(({ href }) => (href?.kind === "external" ? [href.href] : []));
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

/** The ID of the organisation, which all pages share. */
function organizationId(site: Site): string {
  return `${wholeAddress(site, site.shared.basePath)}#organization`;
}

/** The ancestors of a page. Source: https://schema.org/BreadcrumbList */
function breadcrumbs(site: Site, page: Page): object[] {
  if (page.path === null || page.isUnlisted || !page.canonical) return [];
  const before = site.trailOf({ path: page.path, section: page.section });
  if (before.length === 0) return [];
  // The page itself needs no URL.
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
