import { originOf } from "./services.ts";

/** A script of another host that pages load: an entry of `integrations.customScripts`. */
export interface CustomScript {
  src: string;
  /** `lazyOnload` waits until the browser has nothing else to do. */
  strategy: string;
}

const most = 20;

/** The scripts that can be loaded: over https, of a host that a policy can name, and no picture, program or archive. */
export function customScripts(written: unknown): CustomScript[] {
  const found = new Map<string, CustomScript>();
  for (const one of Array.isArray(written) ? written : []) {
    const { src, strategy } = (one ?? {}) as Record<string, unknown>;
    if (typeof src !== "string" || originOf(src) === null || isNoScript.test(new URL(src).pathname)) continue;
    if (!found.has(src) && found.size < most) found.set(src, { src, strategy: String(strategy ?? "") });
  }
  return [...found.values()];
}

const isNoScript = /\.(?:svg|exe|zip)$/i;
