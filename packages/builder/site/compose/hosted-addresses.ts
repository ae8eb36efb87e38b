import type { SiteModel } from "../model/site-model.ts";
import type { ListAddresses } from "./artefacts.ts";
import { encodePath } from "./places.ts";

/** Addresses of a site that stands at `origin` (without a slash at its end); below the root of a host where it is null. */
export function hostedAddresses(model: Pick<SiteModel, "configs">, origin: string | null): ListAddresses {
  const slash = model.configs[0]?.seo.trailingSlash ? "/" : "";
  const absolute = (path: string) => `${origin ?? ""}/${encodePath(path)}`;
  return {
    page: (page) => (page.path === "" ? absolute("") : absolute(page.path) + slash),
    twin: (page) => absolute(page.twin),
    file: absolute,
  };
}
