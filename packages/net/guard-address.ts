import { lookup as systemLookup } from "node:dns/promises";
import { setTimeout as sleep } from "node:timers/promises";
import ipaddr from "ipaddr.js";
import { NetworkError } from "./network-error.ts";
import { isPublicAddress } from "./public-address.ts";

/** Which hosts may be reached; entries are `host`, `host:port` or `*.domain`. */
export interface AddressPolicy {
  /** Hosts that may have a private address and plain http (the setting `gitPrivateHosts`). */
  privateHosts: readonly string[];
  /** Hosts that may be reached at all; empty means any public one. Private hosts are always allowed. */
  allowedHosts: readonly string[];
  /** Resolves a name; the system's resolver unless a test gives another. */
  resolve?: (host: string) => Promise<string[]>;
}

/** A host that was checked: connect to these addresses only, or the check says nothing. */
export interface PinnedAddress {
  host: string;
  port: number;
  /** Every address the name resolves to; at least one. */
  addresses: string[];
  /** Listed by the operator as inside the network. */
  isPrivateHost: boolean;
}

/**
 * Resolves a host once and refuses it unless every address is public, or the operator lists the host as private. The
 * answer is what to connect to, so that a second resolution cannot lead elsewhere (DNS rebinding).
 * @throws {NetworkError} `host_not_allowed`, `host_not_found`, `address_refused`.
 */
export async function guardAddress(host: string, port: number, policy: AddressPolicy): Promise<PinnedAddress> {
  const name = canonicalHost(host);
  const isPrivateHost = isListed(name, port, policy.privateHosts);
  if (!isPrivateHost && policy.allowedHosts.length > 0 && !isListed(name, port, policy.allowedHosts)) {
    throw new NetworkError("host_not_allowed", `The host ${name} is not one of the hosts that this server may use`);
  }
  const addresses = await resolve(name, policy.resolve ?? resolveWithSystem);
  if (!isPrivateHost && !addresses.every(isPublicAddress)) {
    throw new NetworkError("address_refused", `The host ${name} has an address that is not on the public internet`);
  }
  return { host: name, port, addresses, isPrivateHost };
}

/** Whether `host:port` is named in the list, by name, by name and port, or by `*.domain`. */
export function isListed(host: string, port: number, list: readonly string[]): boolean {
  const name = canonicalHost(host);
  return list.some((entry) => {
    const item = entry.trim().toLowerCase();
    if (item.startsWith("*.")) return name.endsWith(item.slice(1));
    const bracketed = name.includes(":") ? `[${name}]` : name;
    return item === name || item === bracketed || item === `${bracketed}:${port}`;
  });
}

/** A resolver that is silent for so long is given up. */
const resolveTimeoutMs = 5000;

async function resolve(name: string, resolver: (host: string) => Promise<string[]>): Promise<string[]> {
  // Every spelling of an IPv4 address (decimal, octal, hexadecimal, short) is read here as the system would read it.
  if (ipaddr.isValid(name)) return [ipaddr.parse(name).toString()];
  const late = new AbortController();
  try {
    const silence = sleep(resolveTimeoutMs, [], { signal: late.signal });
    const addresses = await Promise.race([resolver(name), silence]);
    if (addresses.length > 0) return addresses;
  } catch (cause) {
    const temporary = (cause as NodeJS.ErrnoException).code === "EAI_AGAIN";
    throw new NetworkError("host_not_found", `The host ${name} was not found`, { retryable: temporary, cause });
  } finally {
    late.abort();
  }
  throw new NetworkError("host_not_found", `The host ${name} was not found`, { retryable: true });
}

async function resolveWithSystem(host: string): Promise<string[]> {
  return (await systemLookup(host, { all: true, order: "ipv4first" })).map(({ address }) => address);
}

function canonicalHost(host: string): string {
  return host
    .toLowerCase()
    .replace(/^\[|\]$/g, "")
    .replace(/\.$/, "");
}
