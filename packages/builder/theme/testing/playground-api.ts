import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A request as the API received it. */
export interface Received {
  method: string;
  url: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

export interface PlaygroundApi {
  origin: string;
  /** Requests but for those that browsers ask permission with. */
  received: Received[];
  /** Whether answers may be read by pages of other origins. */
  cors: boolean;
  /** Sends the next event of `/events`; resolves when a reader waits for it. */
  sendEvent(text: string): Promise<void>;
  endEvents(): void;
  /** Streams that their readers gave up. */
  abandoned: number;
  close(): Promise<void>;
}

/** Smallest PNG that is one. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A small API on loopback that tells what it was sent. */
export async function startPlaygroundApi(): Promise<PlaygroundApi> {
  let stream: ServerResponse | null = null;
  const api: PlaygroundApi = {
    origin: "",
    received: [],
    cors: true,
    abandoned: 0,
    async sendEvent(text) {
      while (!stream) await sleep(5);
      stream.write(`data: ${text}\n\n`);
    },
    endEvents() {
      stream?.end();
      stream = null;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = createServer(async (request, response) => {
    if (api.cors) {
      response.setHeader("access-control-allow-origin", request.headers.origin ?? "*");
      response.setHeader("access-control-allow-headers", request.headers["access-control-request-headers"] ?? "*");
      response.setHeader("access-control-allow-methods", "GET, POST, PUT, DELETE");
      response.setHeader("access-control-expose-headers", "x-ship");
    }
    if (request.method === "OPTIONS") return response.writeHead(204).end();
    const body = await bodyOf(request);
    api.received.push({ method: request.method ?? "", url: request.url ?? "", headers: request.headers, body });
    response.setHeader("set-cookie", "sid=of-the-api");
    response.setHeader("x-ship", "Nautilus");
    const path = (request.url ?? "").replace(/\?.*$/, "").replace(/^\/v\d(?=\/)/, "");
    if (path === "/events") {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.flushHeaders();
      stream = response;
      response.on("close", () => {
        if (!response.writableEnded) api.abandoned += 1;
        if (stream === response) stream = null;
      });
    } else if (path === "/picture") response.writeHead(200, { "content-type": "image/png" }).end(picture);
    else if (path === "/page") {
      response.writeHead(200, { "content-type": "text/html" });
      response.end("<script>document.title='run'</script><h1>Active</h1>");
    } else {
      const told = {
        method: request.method,
        url: request.url,
        type: request.headers["content-type"] ?? null,
        bytes: body.length,
      };
      response.writeHead(path === "/ships" ? 201 : 200, { "content-type": "application/json" });
      response.end(JSON.stringify(told));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  api.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return api;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
