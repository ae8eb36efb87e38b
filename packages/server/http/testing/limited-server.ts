/**
 * A program for tests: the API with one limited route, on the PostgreSQL of `databaseUrl`, for the organization named.
 * `node limited-server.ts <databaseUrl> <organizationId>` prints its port; it ends when its standard input does.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { rateLimits } from "@lectern/contract";
import { pino } from "pino";
import Type from "typebox";
import type { Services } from "../../services.ts";
import { openDatabase } from "../../storage/index.ts";
import { makeUrls } from "../../urls.ts";
import type { ApiPlugin } from "../api-plugin.ts";
import { createApi } from "../create-api.ts";
import { testConfig } from "./test-config.ts";

const [databaseUrl, organizationId] = process.argv.slice(2) as [string, string];
const config = testConfig({ databaseUrl });
const log = pino({ level: "silent" });
const { db, close } = await openDatabase(config, log);

const limitedRoute: ApiPlugin = (app) => {
  app.get(
    "/v1/limited",
    {
      config: { access: { scope: "read", limit: rateLimits.analytics } },
      schema: { operationId: "limited", response: { 200: Type.Object({}) } },
    },
    async () => ({}),
  );
};
const services = { config, db, log, urls: makeUrls(config, 0) } as Services;
const app = await createApi(services, [limitedRoute], {
  authenticate: async () => ({
    organizationId,
    plan: "free",
    kind: "key",
    scope: "read",
    role: null,
    userId: null,
    keyId: null,
    actor: "test",
  }),
});
const server = createServer(app.routing);
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
process.stdin.resume().once("end", () => {
  server.close();
  server.closeAllConnections();
  void app.close().then(close);
});
