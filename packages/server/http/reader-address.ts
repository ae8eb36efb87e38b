import { createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";
import ipaddr from "ipaddr.js";

/** The reader's address: that of the connection, or what a trusted proxy says. */
export function readerAddress(request: IncomingMessage, trustedProxies: readonly string[]): string {
  if (trustedProxies.length === 0) return request.socket.remoteAddress ?? "";
  return proxyAddr(request, proxyAddr.compile([...trustedProxies])) ?? "";
}

/**
 * Names the part of the network that an address belongs to (/24 of IPv4, /56 of IPv6), for a limit, without telling it:
 * nothing that is stored leads back to the address.
 */
export function networkName(address: string, key: Buffer): string {
  const bytes = ipaddr.isValid(address) ? ipaddr.process(address).toByteArray() : [];
  const network = bytes.slice(0, bytes.length === 4 ? 3 : 7);
  return createHmac("sha256", key)
    .update(`network ${bytes.length} ${network.join(".")}`)
    .digest("base64url")
    .slice(0, 22);
}
