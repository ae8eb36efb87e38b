import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * Watches a server from its first connection on, so that it can end without waiting for its readers: Node's own `close` waits
 * for connections that a browser opens ahead and asks nothing on, and serves on at those that are kept open.
 * @returns ends it: takes no more connections, lets running answers end, and ends those too after `graceMs` milliseconds
 */
export function closerOf(server: Server): (graceMs: number) => Promise<void> {
  const running = new Map<Socket, number>();
  let isClosing = false;
  const count = (socket: Socket, change: number) => {
    const answers = (running.get(socket) ?? 0) + change;
    running.set(socket, answers);
    if (isClosing && answers === 0) socket.destroySoon();
  };
  server.on("connection", (socket: Socket) => {
    running.set(socket, 0);
    socket.once("close", () => running.delete(socket));
  });
  // Before the one that answers, which may be done at once.
  server.prependListener("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    if (isClosing) response.setHeader("connection", "close");
    count(socket, 1);
    response.once("close", () => running.has(socket) && count(socket, -1));
  });
  return async (graceMs) => {
    isClosing = true;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const [socket, answers] of running) if (answers === 0) socket.destroySoon();
    const timer = setTimeout(() => server.closeAllConnections(), graceMs);
    await closed;
    clearTimeout(timer);
  };
}
