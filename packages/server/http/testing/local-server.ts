import { createServer, type IncomingHttpHeaders, type RequestListener, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A server on a free port of 127.0.0.1. */
export interface LocalServer {
  port: number;
  close(): void;
}

/** Listens on a free port of 127.0.0.1; `close` ends open connections too. */
export async function startLocalServer(listener: RequestListener): Promise<LocalServer> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

export interface RawRequest {
  path: string;
  method?: string;
  /** `host` too; what is null is not sent. */
  headers?: Record<string, string | null>;
  body?: string;
}

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request to a local server exactly as given, whatever its path and its host name: `fetch` would tidy up both. */
export function sendRaw(port: number, { path, method = "GET", headers = {}, body }: RawRequest): Promise<RawAnswer> {
  const given = Object.fromEntries(
    Object.entries(headers).filter((header): header is [string, string] => header[1] !== null),
  );
  return new Promise((resolve, reject) => {
    const outgoing = request({ port, path, method, headers: given, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
      response.on("error", reject);
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}
