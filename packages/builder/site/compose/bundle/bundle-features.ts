import type { ExportFeatures, ExportTarget } from "@lectern/contract";
import type { SiteFeatures } from "../../../theme/page-view.ts";

/**
 * What a bundle carries, by the table of the API contract: search unless it is switched off; feedback only with an
 * endpoint, and never air-gapped; the playground where readers may reach an API, or where it is asked for;
 * no MCP, which files cannot answer.
 */
export function featuresFor(target: ExportTarget, features: ExportFeatures): SiteFeatures {
  const endpoint = target === "air-gapped" ? undefined : features.feedbackEndpoint;
  return {
    target,
    search: features.search ?? true,
    feedback: endpoint === undefined ? null : { endpoint },
    apiPlayground: features.apiPlayground ?? target === "client-hosted",
    mcp: false,
  };
}
