import type { SiteServices } from "@lectern/contract/site/manifest";

export interface SecurityOptions {
  /** Whether pages may show pictures, films and frames of other hosts, and be drawn with their fonts and styles. */
  outside: boolean;
  /** What scripts may talk to beside the site itself, as sources of a content security policy. */
  connect: readonly string[];
  /** Services of other hosts whose scripts pages run, as `SiteManifest` has them. */
  services?: SiteServices | undefined;
}

const always = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), serial=(), hid=(), midi=()",
};

/**
 * Headers that keep content in its place. A page runs scripts of its own site, and of the services that it names, never inline; style attributes are
 * allowed (formulas and authors use them), style elements are not. A document that could carry scripts without being a
 * page (SVG and other XML) is opened in a sandbox.
 */
export function securityHeaders(type: string, options: SecurityOptions): Record<string, string> {
  if (/xml/i.test(type)) {
    return { ...always, "content-security-policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'" };
  }
  if (!/^text\/html/i.test(type)) return always;
  const outside = options.outside ? " https:" : "";
  const policy = [
    "default-src 'self'",
    `script-src 'self'${sources(options.services?.scripts ?? [])}`,
    `style-src 'self'${outside}${options.services?.styles ? " 'unsafe-inline'" : ""}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${outside}`,
    `media-src 'self' data: blob:${outside}`,
    `font-src 'self' data:${outside}`,
    `frame-src 'self'${outside}`,
    `connect-src 'self'${sources(options.connect)}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ];
  return { ...always, "content-security-policy": policy.join("; ") };
}

function sources(list: readonly string[]): string {
  return list.map((source) => ` ${source}`).join("");
}
