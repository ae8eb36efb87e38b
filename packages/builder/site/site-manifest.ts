import type { SiteManifest } from "@lectern/contract";
import type { SiteConfig } from "../source/site-config.ts";
import { type Integrations, integrationsOf } from "../theme/index.ts";
import { listedPage, type SiteModel } from "./model/site-model.ts";
import type { Output } from "./output/output.ts";

/** What a page's policy must allow for services of other hosts. */
function sourcesOf({ scripts, hasStyles }: Integrations): SiteManifest["site"]["services"] {
  return { scripts, ...(hasStyles ? { styles: true as const } : {}) };
}

/** The manifest of a site whose files are all in the output. */
export function manifestOf(
  { config, model, isPreview }: { config: SiteConfig; model: SiteModel; isPreview: boolean },
  { files, parts }: Output,
  version: string,
): SiteManifest {
  const { name, description, seo, errors } = config;
  const services = integrationsOf(config.integrations);
  return {
    format: 1,
    builder: version,
    files,
    pages: model.pages.map(listedPage),
    redirects: model.redirects,
    parts,
    site: {
      name,
      description,
      trailingSlash: seo.trailingSlash,
      ...(errors.notFound.redirect ? { notFoundRedirect: true as const } : {}),
      ...(services && !isPreview ? { services: sourcesOf(services) } : {}),
    },
  };
}
