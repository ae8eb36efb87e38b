import type { SiteConfig } from "../../source/site-config.ts";
import { siteAddress } from "../../theme/layout/absolute-url.ts";

/** The settings of a site that is known at `address`, unless docs.json says another. */
export function withPublicAddress(config: SiteConfig, address: string | null): SiteConfig {
  const { metatags } = config.seo;
  if (address === null || siteAddress(metatags.canonical) !== null) return config;
  return { ...config, seo: { ...config.seo, metatags: { ...metatags, canonical: address } } };
}
