const name = /^(?:\*\.)?[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?)*$/i;
const inBrackets = /^\[[0-9a-f:.]+\]$/i;
const address6 = /^[0-9a-f]*:[0-9a-f.]*:[0-9a-f:.]*$/i;

/**
 * Whether a text can be an entry of a list of hosts: `host`, `host:port` or `*.domain`. Anything else, such as an address
 * with its scheme, would be no host's, and the list would silently hold nothing.
 */
export function isHostEntry(text: string): boolean {
  if (address6.test(text)) return true;
  const [, host = text, port] = /^(.*):(\d{1,5})$/.exec(text) ?? [];
  if (port === undefined) return name.test(text) || inBrackets.test(text);
  return Number(port) <= 65_535 && !host.startsWith("*") && (name.test(host) || inBrackets.test(host));
}
