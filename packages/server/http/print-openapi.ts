/**
 * Prints the API's OpenAPI document: `node packages/server/http/print-openapi.ts`. Needs no database and no running server.
 */
import { pino } from "pino";
import { apiPlugins } from "../api-plugins.ts";
import { settings } from "../config/settings.ts";
import type { Services } from "../services.ts";
import { makeUrls } from "../urls.ts";
import { createApi } from "./create-api.ts";

const defaults = Object.entries(settings).map(([key, setting]) => [key, setting.default]);
const config = Object.fromEntries(defaults) as Services["config"];

/** Routes are declared and never called, so nothing behind them is needed. */
const services = {
  config,
  urls: makeUrls(config, config.port),
  log: pino({ level: "silent" }),
  secrets: {},
} as Services;
const app = await createApi(services, apiPlugins, {
  authenticate: () => Promise.reject(new Error("Nobody calls while the document is printed")),
});
console.log(JSON.stringify(app.swagger(), null, 2));
await app.close();
