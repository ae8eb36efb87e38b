import type { Config } from "./config.ts";
import type { Urls } from "./services.ts";

/**
 * The addresses under which this server is reached. Sites share scheme and port with the public address: on a laptop
 * everything is on one port and `*.localhost` names resolve by themselves; behind a proxy both are the proxy's.
 */
export function makeUrls(config: Pick<Config, "publicUrl" | "sitesDomain" | "previewsDomain">, port: number): Urls {
  const publicUrl = config.publicUrl ?? `http://localhost:${port}`;
  const { protocol, port: publicPort } = new URL(publicUrl);
  const suffix = publicPort ? `:${publicPort}` : "";
  const at = (hostname: string) => `${protocol}//${hostname}${suffix}`;
  return {
    publicUrl,
    site: (slug) => at(`${slug}.${config.sitesDomain}`),
    preview: (hostLabel) => at(`${hostLabel}.${config.previewsDomain}`),
    domain: (hostname) => at(hostname),
  };
}
