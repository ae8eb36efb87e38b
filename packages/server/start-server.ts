import { randomBytes } from "node:crypto";
import { mkdir } from "node:fs/promises";
import type { Logger } from "pino";
import { createAuthenticate } from "./accounts/index.ts";
import { apiPlugins } from "./api-plugins.ts";
import type { Config } from "./config.ts";
import { deploymentJobs } from "./deployments/index.ts";
import { createSites } from "./hosting/index.ts";
import {
  createApi,
  createDashboard,
  createLogger,
  createMetrics,
  fileRoutes,
  healthRoutes,
  listenMetrics,
  type Metrics,
  openListener,
} from "./http/index.ts";
import { openJobQueue } from "./jobs/index.ts";
import { repairJob } from "./repair-job.ts";
import type { Services, Urls } from "./services.ts";
import { staticExportJobs } from "./static-export/index.ts";
import { loadSecrets, migrate, openBlobStore, openDatabase } from "./storage/index.ts";
import { makeUrls } from "./urls.ts";

export interface RunningServer {
  urls: Urls;
  port: number;
  log: Logger;
  /** Takes no more requests and jobs, waits for what runs (`shutdownSeconds`), closes everything. */
  stop(): Promise<void>;
}

/** Seconds that a request has in any case which came while jobs were waited for. */
const leastPatience = 1;

/**
 * Puts the server together and starts it with the roles of the configuration. What was opened is closed again when a
 * later step fails.
 * @throws when the port is taken, the data folder is in use, or database or storage cannot be reached.
 */
export async function startServer(configured: Config): Promise<RunningServer> {
  const log = createLogger(configured);
  const opened: (() => Promise<unknown>)[] = [];
  // Jobs and requests share it: whoever stops this process waits for it once.
  let patienceEnds = Number.POSITIVE_INFINITY;
  const patience = () => Math.max(leastPatience, (patienceEnds - performance.now()) / 1000);
  const closeAll = async () => {
    patienceEnds = performance.now() + configured.shutdownSeconds * 1000;
    for (const close of opened.reverse()) await close().catch((error) => log.error({ err: error }, "while stopping"));
  };
  try {
    await mkdir(configured.data, { recursive: true });
    const { db, kind, close } = await openDatabase(configured, log);
    opened.push(close);
    await migrate(db);
    const config = await withSetupToken(configured, db, log);
    const secrets = await loadSecrets(config, db);
    const listener = await openListener(config);
    const urls = makeUrls(config, listener.port);
    opened.push(() => listener.close(patience()));
    const blobs = await openBlobStore(config, secrets, urls);
    opened.push(() => blobs.close());
    const jobs = await openJobQueue({ db, kind, config, log });
    opened.push(() => jobs.stop(patience()));
    const services: Services = { config, db, blobs, jobs, secrets, urls, log };

    const metrics = config.metricsPort ? createMetrics() : null;
    const api = await openApi(services, metrics);
    opened.push(() => api.close());
    if (metrics && config.metricsPort) {
      const server = await listenMetrics(metrics, { host: config.host, port: config.metricsPort });
      opened.push(async () => server.close());
    }
    if (config.roles.includes("worker")) {
      await jobs.work([...deploymentJobs(services), ...staticExportJobs(services), repairJob(services)]);
    }
    const sites = config.roles.includes("sites") ? createSites(services, metrics).handle : null;
    listener.serve({ api, publicUrl: urls.publicUrl, sites });
    log.info({ url: urls.publicUrl, port: listener.port, roles: config.roles, database: kind }, "listening");
    return { urls, port: listener.port, log, stop: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** API and dashboard with the role `api`; health in every process. */
async function openApi(services: Services, metrics: Metrics | null) {
  const authenticate = createAuthenticate(services);
  const isApi = services.config.roles.includes("api");
  const plugins = isApi ? [...apiPlugins, fileRoutes, healthRoutes] : [healthRoutes];
  return createApi(services, plugins, {
    authenticate,
    ...(isApi ? { fallback: await createDashboard() } : {}),
    ...(metrics ? { metrics } : {}),
  });
}

/**
 * Where the server listens beyond this machine, whoever came first could make themselves its owner: then the set-up
 * asks for a token that only the operator sees.
 */
async function withSetupToken(config: Config, db: Services["db"], log: Logger): Promise<Config> {
  const isLocal = /^(localhost|::1|127\.[0-9.]+)$/.test(config.host);
  if (config.setupToken || isLocal || !config.roles.includes("api")) return config;
  const user = await db.selectFrom("users").select("id").limit(1).executeTakeFirst();
  if (user) return config;
  const setupToken = randomBytes(16).toString("base64url");
  // Printed, not logged: a log is read by more people than a terminal.
  console.error(`Set-up token (asked for at the first visit): ${setupToken}`);
  log.info("first-run set-up asks for the token that was printed");
  return { ...config, setupToken };
}
