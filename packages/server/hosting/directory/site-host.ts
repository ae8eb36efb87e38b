import type { Config } from "../../config.ts";

/** Which site a host name asks for. */
export type SiteHost =
  | { kind: "production"; slug: string }
  | { kind: "preview"; label: string }
  | { kind: "domain"; hostname: string };

/** Reads a `Host` header; its port and a trailing dot do not matter. Null when it is no name of any site. */
export function parseSiteHost(
  header: string | undefined,
  config: Pick<Config, "sitesDomain" | "previewsDomain">,
): SiteHost | null {
  const hostname = header
    ?.toLowerCase()
    .replace(/:\d{1,5}$/, "")
    .replace(/\.$/, "");
  if (!hostname || hostname.length > 253 || !/^[a-z0-9.-]+$/.test(hostname)) return null;
  const slug = labelBelow(hostname, config.sitesDomain);
  if (slug !== null) return slug === "" ? null : { kind: "production", slug };
  const label = labelBelow(hostname, config.previewsDomain);
  if (label !== null) return label === "" ? null : { kind: "preview", label };
  return { kind: "domain", hostname };
}

/** The one label before the domain; "" for the domain itself and for what lies deeper; null elsewhere. */
function labelBelow(hostname: string, domain: string): string | null {
  if (hostname === domain) return "";
  if (!hostname.endsWith(`.${domain}`)) return null;
  const label = hostname.slice(0, -domain.length - 1);
  return label.includes(".") ? "" : label;
}
