/** What a page of a site says of an endpoint whose requests may be passed on. */
export interface PlaygroundEndpoint {
  method: string;
  servers: { url: string; variables?: Record<string, { default: string; enum?: string[] }> }[];
  proxy: boolean;
}

const data = /<script type="application\/json" class="lc-playground-data">([^<]*)<\/script>/g;

/** The endpoints of a page, read from its HTML as the builder wrote it. */
export function endpointsOf(html: string): PlaygroundEndpoint[] {
  return [...html.matchAll(data)].flatMap(([, text = ""]) => {
    try {
      const value = JSON.parse(text) as Partial<PlaygroundEndpoint> | null;
      const isEndpoint = typeof value?.method === "string" && Array.isArray(value.servers) && value.proxy === true;
      return isEndpoint ? [value as PlaygroundEndpoint] : [];
    } catch {
      return [];
    }
  });
}

/** Whether an address is on one of the servers that the endpoint lists, and the method its own. */
export function isListedRequest({ method, servers }: PlaygroundEndpoint, asked: string, url: URL): boolean {
  return method.toUpperCase() === asked && servers.some((server) => isOfServer(server, url));
}

function isOfServer(server: PlaygroundEndpoint["servers"][number], url: URL): boolean {
  const parts = /^((?:https?|\{[^{}]*\})):\/\/([^/?#:]+)(?::([^/?#]*))?/i.exec(String(server?.url));
  if (!parts) return false;
  const [, scheme = "", host = "", port] = parts;
  const isSecure = url.protocol === "https:";
  const given = (pattern: string, text: string) => new RegExp(`^(?:${pattern})$`, "i").test(text);
  const ownPort = url.port || (isSecure ? "443" : "80");
  return (
    given(patternOf(scheme, server), url.protocol.slice(0, -1)) &&
    given(patternOf(host, server), url.hostname) &&
    (port === undefined ? url.port === "" : given(patternOf(port, server), ownPort))
  );
}

/**
 * A part of a server's address as a pattern. A variable takes its listed values, or its default; where it has no list
 * and names a host below a domain of the API's own (`{tenant}.example.com`), any one label.
 */
function patternOf(part: string, { variables = {} }: PlaygroundEndpoint["servers"][number]): string {
  return part.replace(/\{([^{}]*)\}|[^{}]+|[{}]/g, (text, name: string | undefined, at: number) => {
    if (name === undefined) return text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
    const variable = Object.hasOwn(variables, name) ? variables[name] : undefined;
    const values = [variable?.default, ...(Array.isArray(variable?.enum) ? variable.enum : [])];
    const listed = values
      .filter((one) => typeof one === "string")
      .map((one) => one.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&"));
    const rest = part.slice(at + text.length);
    const isBelowDomain = /^[a-z0-9-]*\.[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(rest);
    if (!variable?.enum && isBelowDomain) listed.push("[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?");
    return `(?:${listed.join("|") || "(?!)"})`;
  });
}
