import { isIP } from "node:net";
import { domainToASCII } from "node:url";

const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * A host name in its one canonical form: lower-case A-labels (`xn--…` for other scripts), without trailing dot.
 * @returns null for anything else: addresses, ports, schemes, wildcards, single labels, names over 253 characters
 */
export function normalizeHostname(text: string): string | null {
  const name = domainToASCII(text.trim().replace(/\.$/, "")).toLowerCase();
  if (name === "" || name.length > 253 || isIP(name) !== 0) return null;
  // The URL parser would read `example.com/path` or `user@host` as something else than a name.
  if (/[/@:?#\\\s]/.test(text)) return null;
  const labels = name.split(".");
  if (labels.length < 2 || !labels.every((part) => label.test(part))) return null;
  return /^\d+$/.test(labels.at(-1) as string) ? null : name;
}

/** Whether the name is the domain itself or lies below it. */
export function isWithin(hostname: string, domain: string): boolean {
  return hostname === domain || hostname.endsWith(`.${domain}`);
}
