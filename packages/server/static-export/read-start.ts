import { decodePath } from "@lectern/builder/routing";
import { ApiError, type ErrorDetail, type ExportStart, exportTargets, type SiteManifest } from "@lectern/contract";
import { normalizeHostname } from "../projects/index.ts";

/** More faults than anyone reads. */
const mostDetails = 100;

/**
 * The domain in its one form.
 * @throws {ApiError} `invalid_request` for what is no host name: a scheme, a port, a path, an address, other scripts than
 *   their `xn--` form. Upper case is taken.
 */
export function readDomain(domain: string): string {
  const name = domain.toLowerCase();
  if (!/^[a-z0-9.-]+$/.test(name) || name.endsWith(".") || normalizeHostname(name) !== name) {
    throw fault("domain must be a host name alone, such as docs.example.com", "body.domain");
  }
  return name;
}

/** An unknown domain and one of another organization are told apart by nothing. */
export function unknownDomain(): ApiError {
  return fault("domain is not the host name of a site of this organization", "body.domain");
}

/**
 * Endpoints must be web addresses; a site without a network can only have the assistant that its owner runs.
 * @throws {ApiError} `invalid_request`
 */
export function checkFeatures({ features = {}, target = exportTargets[0] }: ExportStart): void {
  const details: ErrorDetail[] = [];
  for (const name of ["feedbackEndpoint", "analyticsEndpoint", "assistantEndpoint"] as const) {
    const value = features[name];
    const path = `body.features.${name}`;
    if (value === undefined) continue;
    if (!/^https?:$/.test(URL.canParse(value) ? new URL(value).protocol : "")) {
      details.push({ message: `${name} must be an http:// or https:// address`, path });
    } else if (target === "air-gapped" && name !== "assistantEndpoint") {
      details.push({ message: `${name} is not possible for an air-gapped site, which reaches nothing outside`, path });
    }
  }
  if (features.outsideContent && target === "air-gapped") {
    details.push({
      message: "outsideContent is not possible for an air-gapped site, which reaches nothing outside",
      path: "body.features.outsideContent",
    });
  }
  if (details.length > 0) throw new ApiError("invalid_request", { details });
}

/**
 * The paths of the pages to export, as the manifest writes them; null for all.
 * @throws {ApiError} `invalid_request` listing every path that is no page of the deployment, or comes twice.
 */
export function readPaths(paths: readonly string[] | undefined, manifest: SiteManifest): string[] | null {
  if (paths === undefined) return null;
  const known = new Set(manifest.pages.map((page) => page.path));
  const wanted = new Set<string>();
  const details: ErrorDetail[] = [];
  for (const [index, text] of paths.entries()) {
    const path = pagePath(text);
    const shown = JSON.stringify(text.length > 100 ? `${text.slice(0, 100)}…` : text);
    if (path === null || !known.has(path)) {
      details.push({ message: `${shown} is not a page of the site`, path: `body.paths.${index}` });
    } else if (wanted.has(path)) {
      details.push({ message: `${shown} is listed twice`, path: `body.paths.${index}` });
    } else wanted.add(path);
  }
  if (details.length > 0) throw new ApiError("invalid_request", { details: details.slice(0, mostDetails) });
  return [...wanted];
}

/** `/guides/start`, `guides/start` and `/guides/start/` are one page; null for what is no path. */
function pagePath(text: string): string | null {
  const decoded = decodePath(text.startsWith("/") ? text : `/${text}`);
  if (decoded === null || decoded.includes("//")) return null;
  return decoded.replace(/^\/|\/$/g, "");
}

function fault(message: string, path: string): ApiError {
  return new ApiError("invalid_request", { details: [{ message, path }] });
}
