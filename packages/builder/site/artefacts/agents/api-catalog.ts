import { isRemote } from "../../../reference/specification/remote-address.ts";
import type { ListAddresses } from "../../compose/artefacts.ts";
import type { SiteModel } from "../../model/site-model.ts";

/** Where programs look for the APIs of a host (RFC 9727). */
export const apiCatalogPath = ".well-known/api-catalog";
export const apiCatalogType = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/** The specifications that a site serves or names, as the link set that RFC 9727 asks for; null where there is none. */
export function apiCatalog(specifications: SiteModel["specifications"], addresses: ListAddresses): string | null {
  if (specifications.length === 0) return null;
  const apis = specifications.map(({ path, title }) => ({
    href: isRemote(path) ? path : addresses.file(path),
    type: /\.ya?ml$/i.test(path) ? "application/yaml" : "application/json",
    title,
  }));
  const linkset = [
    { anchor: addresses.file(apiCatalogPath), item: apis.map(({ href }) => ({ href })) },
    ...apis.map((api) => ({ anchor: api.href, "service-desc": [api] })),
  ];
  return `${JSON.stringify({ linkset }, null, 2)}\n`;
}
