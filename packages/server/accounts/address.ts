import ipaddr from "ipaddr.js";

/** Whether the text is an IP address or a CIDR range. */
export function isAddressRange(text: string): boolean {
  return ipaddr.isValidCIDR(text) || isAddress(text);
}

/** Whether the address lies in any of the ranges; IPv4 in IPv6 form is IPv4. */
export function isInRanges(address: string, ranges: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return ranges.some((range) => {
    const [network, bits] = ipaddr.isValidCIDR(range)
      ? ipaddr.parseCIDR(range)
      : ([ipaddr.process(range), null] as const);
    if (network.kind() !== parsed.kind()) return false;
    return parsed.match(network, bits ?? (parsed.kind() === "ipv4" ? 32 : 128));
  });
}

/** What limits count as one sender: an IPv4 address, or the /64 network that one IPv6 customer has. */
export function addressPrefix(address: string): string {
  if (!ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return `${(parsed as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":")}::/64`;
}

/** The four-part form only: what `010.1` means is read differently by different programs. */
function isAddress(text: string): boolean {
  return text.includes(":") ? ipaddr.IPv6.isValid(text) : ipaddr.IPv4.isValidFourPartDecimal(text);
}
