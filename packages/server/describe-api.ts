import { pino } from "pino";
import { apiPlugins } from "./api-plugins.ts";
import { settings } from "./config/settings.ts";
import { createApi } from "./http/index.ts";
import type { Services } from "./services.ts";
import { makeUrls } from "./urls.ts";

/**
 * The OpenAPI document of the whole API, as a server with no settings answers it at `/v1/openapi.json`; needs no database
 * and no running server. The manual's reference and the dashboard's types are made of it.
 */
export async function describeApi(): Promise<object> {
  const defaults = Object.entries(settings).map(([key, setting]) => [key, setting.default]);
  const config = Object.fromEntries(defaults) as Services["config"];
  // Routes are declared and never called, so nothing behind them is needed.
  const services = {
    config,
    urls: makeUrls(config, config.port),
    log: pino({ level: "silent" }),
    secrets: {},
  } as Services;
  const app = await createApi(services, apiPlugins, {
    authenticate: () => Promise.reject(new Error("Nobody calls while the API is described")),
  });
  const document = app.swagger();
  await app.close();
  return document;
}
