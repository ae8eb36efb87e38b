import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestContext } from "node:test";

/** A server on loopback that ends with the test, and the list that makes it a host that may be reached. */
export async function serve(
  t: TestContext,
  listener: RequestListener,
): Promise<{ origin: string; privateHosts: string[] }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, privateHosts: [`127.0.0.1:${port}`] };
}
