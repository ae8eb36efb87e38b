import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ApiError, newId, type Plan, type Role } from "@lectern/contract";
import { pino } from "pino";
import type { Config } from "../../config/settings.ts";
import type { Services } from "../../services.ts";
import { FileBlobStore } from "../../storage/blobs/file-system/file-blob-store.ts";
import type { Database } from "../../storage/index.ts";
import { createTestDatabase } from "../../storage/testing.ts";
import { makeUrls } from "../../urls.ts";
import type { Caller } from "../access/route-access.ts";
import type { ApiApp, ApiPlugin, Authenticate } from "../api-plugin.ts";
import { createApi } from "../create-api.ts";
import type { OpenApiDocument } from "../schema/openapi.ts";
import { type Answer, DocumentedAnswers } from "./documented.ts";
import { type DatabaseFault, withFaults } from "./failing-database.ts";
import { RecordingQueue } from "./recording-queue.ts";
import { testConfig, testSecrets } from "./test-config.ts";

export interface TestApiOptions {
  plugins: readonly ApiPlugin[];
  /** In place of the made ones. */
  services?: Partial<Services>;
  config?: Partial<Config>;
  /** The real authentication; without it `keys`, `signIn` and `addOrganization` give callers that need no rows. */
  authenticate?: (services: Services) => Authenticate;
  databaseUrl?: string;
}

export interface InjectOptions {
  method?: "GET" | "HEAD" | "POST" | "PATCH" | "PUT" | "DELETE" | "OPTIONS";
  url: string;
  /** Sent as bearer; the write key when not given, nothing when null. */
  key?: string | null;
  headers?: Record<string, string | string[]>;
  /** Sent as JSON, a string as it is. */
  body?: unknown;
  remoteAddress?: string;
}

export interface InjectAnswer extends Answer {
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever the document promises
  json(): any;
}

export interface TestOrganization {
  organizationId: string;
  keys: { read: string; write: string };
}

/** An API for tests, with everything real but the queue; see `createTestApi`. */
export interface TestApi extends TestOrganization {
  app: ApiApp;
  services: Services;
  db: Database;
  queue: RecordingQueue;
  documented: DocumentedAnswers;
  /** Sends a request; the answer has been checked against the OpenAPI document. */
  inject(options: InjectOptions): Promise<InjectAnswer>;
  /** Another organization: its keys see nothing of the first. */
  addOrganization(plan?: Plan): Promise<TestOrganization>;
  /** A bearer that stands for a member signed in to the dashboard. */
  signIn(role: Role, organizationId?: string): string;
  /** A bearer of a key that is used from an address it does not allow. */
  readonly keyFromElsewhere: string;
  /** A bearer from an address that has sent too many bad keys. */
  readonly keyFromFlooder: string;
  /** Sets the organization's plan. */
  setPlan(plan: Plan, organizationId?: string): Promise<void>;
  /** Every statement fails while `work` runs. */
  withDatabaseFault<T>(fault: DatabaseFault, work: () => Promise<T>): Promise<T>;
  /** Statements sent to the database so far. */
  queryCount(): number;
  assertAllStatusesSeen(operationIds: readonly string[]): void;
  close(): Promise<void>;
}

/**
 * The API with the plugins, an organization on the Enterprise plan, a database of its own, files in a temporary folder
 * and a queue that records. Close it in `after`.
 */
export async function createTestApi(options: TestApiOptions): Promise<TestApi> {
  const database = await createTestDatabase(options.databaseUrl ? { databaseUrl: options.databaseUrl } : {});
  const folder = await mkdtemp(join(tmpdir(), "lectern-api-test-"));
  const faults = withFaults(database.db);
  const queue = new RecordingQueue();
  const config = testConfig({ data: folder, ...options.config });
  const secrets = testSecrets();
  const urls = makeUrls(config, 4400);
  const services: Services = {
    config,
    db: faults.db,
    blobs: await FileBlobStore.open(join(folder, "blobs"), { key: secrets.linkKey, origin: () => urls.publicUrl }),
    jobs: queue,
    secrets,
    urls,
    log: pino({ level: "silent" }),
    ...options.services,
  };
  const callers = new Map<string, Caller>();
  const keyFromElsewhere = `elsewhere-${randomBytes(8).toString("hex")}`;
  const keyFromFlooder = `flooder-${randomBytes(8).toString("hex")}`;
  const authenticate: Authenticate =
    options.authenticate?.(services) ??
    (async (request) => {
      const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? "")?.[1] ?? "";
      if (token === keyFromElsewhere) throw new ApiError("address_not_allowed");
      if (token === keyFromFlooder) throw new ApiError("rate_limited", { headers: { "retry-after": "60" } });
      const caller = callers.get(token);
      if (!caller) throw new ApiError("unauthorized");
      return caller;
    });
  const app = await createApi(services, options.plugins, { authenticate }).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const documented = new DocumentedAnswers(app.swagger() as unknown as OpenApiDocument);

  const addOrganization = async (plan: Plan = "enterprise"): Promise<TestOrganization> => {
    const organizationId = newId("organization");
    await database.db
      .insertInto("organizations")
      .values({ id: organizationId, name: "Test", slug: organizationId.replace("_", "-"), plan })
      .execute();
    const addKey = (scope: "read" | "write") => {
      const token = `${scope}-${randomBytes(8).toString("hex")}`;
      const caller = { organizationId, plan, kind: "key", scope, role: null, userId: null, keyId: null } as const;
      callers.set(token, { ...caller, actor: `${scope} key` });
      return token;
    };
    return { organizationId, keys: { read: addKey("read"), write: addKey("write") } };
  };
  const own = await addOrganization();

  const inject = async (request: InjectOptions): Promise<InjectAnswer> => {
    const { method = "GET", url, key = own.keys.write, headers = {}, body, remoteAddress } = request;
    const isJson = body !== undefined && typeof body !== "string";
    const caller = key ? callers.get(key) : undefined;
    const response = await app.inject({
      method,
      url,
      ...(remoteAddress ? { remoteAddress } : {}),
      headers: {
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(caller?.kind === "session" ? { origin: services.urls.publicUrl } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: isJson ? JSON.stringify(body) : body }),
    });
    const answer = {
      method,
      url,
      status: response.statusCode,
      headers: response.headers,
      body: response.body,
      json: () => response.json(),
    };
    documented.expect(answer);
    return answer;
  };

  return {
    ...own,
    app,
    services,
    db: database.db,
    queue,
    documented,
    keyFromElsewhere,
    keyFromFlooder,
    inject,
    addOrganization,
    signIn: (role, organizationId = own.organizationId) => {
      const token = `session-${randomBytes(8).toString("hex")}`;
      const member = { organizationId, plan: "enterprise", kind: "session", scope: "write", role } as const;
      callers.set(token, { ...member, userId: null, keyId: null, actor: "member@example.com" });
      return token;
    },
    setPlan: async (plan, organizationId = own.organizationId) => {
      await database.db.updateTable("organizations").set({ plan }).where("id", "=", organizationId).execute();
      for (const caller of callers.values()) if (caller.organizationId === organizationId) caller.plan = plan;
    },
    withDatabaseFault: async (fault, work) => {
      faults.setFault(fault);
      try {
        return await work();
      } finally {
        faults.setFault(null);
      }
    },
    queryCount: faults.queries,
    assertAllStatusesSeen: (ids) => documented.assertAllStatusesSeen(ids),
    close: async () => {
      await app.close();
      await services.blobs.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
