import ipaddr from "ipaddr.js";

/** Public by their range, yet answered by the machine's own cloud: Azure's platform endpoint. */
const metadataAddresses = new Set(["168.63.129.16"]);

/**
 * Whether the IP address is of the public internet: not loopback, private, link-local (with it the clouds' metadata
 * services), carrier-grade NAT, multicast, documentation, or reserved. Addresses that wrap an IPv4 address (mapped, NAT64,
 * 6to4) are judged by what they wrap. Text that is no IP address is not public.
 */
export function isPublicAddress(text: string): boolean {
  const bare = text.replace(/%.*$/, "");
  if (!ipaddr.isValid(bare)) return false;
  const address = ipaddr.parse(bare);
  if (address instanceof ipaddr.IPv6) {
    const wrapped = wrappedIPv4(address);
    return wrapped ? isPublicAddress(wrapped) : address.range() === "unicast";
  }
  return address.range() === "unicast" && !metadataAddresses.has(address.toString());
}

function wrappedIPv4(address: ipaddr.IPv6): string | null {
  const bytes = address.toByteArray();
  const at = (start: number) => bytes.slice(start, start + 4).join(".");
  switch (address.range()) {
    case "ipv4Mapped":
    case "rfc6145":
    case "rfc6052":
      return at(12);
    case "6to4":
      return at(2);
    default:
      return null;
  }
}
