import proxyAddr from "@fastify/proxy-addr";
import { isHostEntry } from "@lectern/net/host-entry";

/**
 * Every setting of a Lectern server: its key in the configuration file, its environment variable, its default and its
 * meaning. `lectern config` and the manual's page "Configuration" print this table.
 */
export interface Setting<T> {
  /** Environment variable. */
  env: string;
  default: T;
  /** One sentence for the operator. */
  meaning: string;
  /** Reads the text of an environment variable, or the JSON value of the file; throws an Error that says what is wrong. */
  parse(value: unknown): T;
  /** Never printed. */
  secret?: true;
}

const roleNames = ["api", "sites", "worker"] as const;

export const settings = {
  host: text("LECTERN_HOST", "127.0.0.1", "Address to listen on; 0.0.0.0 for all."),
  port: integer("LECTERN_PORT", 4400, 0, 65_535, "Port of API, dashboard and sites alike; 0 picks a free one."),
  publicUrl: optional(
    url(
      "LECTERN_PUBLIC_URL",
      "Where API and dashboard are reached from outside; without it http://localhost and the port.",
    ),
  ),
  sitesDomain: domain("LECTERN_SITES_DOMAIN", "sites.localhost", "Production sites are at <project>.<sites domain>."),
  previewsDomain: domain(
    "LECTERN_PREVIEWS_DOMAIN",
    "previews.localhost",
    "Previews are at <branch label>.<previews domain>; a domain of its own keeps their scripts from the sites' origins.",
  ),
  data: text("LECTERN_DATA", ".lectern", "Folder of the embedded database, the stored files and the build caches."),
  databaseUrl: optional(
    secretText(
      "DATABASE_URL",
      "PostgreSQL 15 or newer, postgres://…; without it the embedded database in the data folder.",
      (value) => /^postgres(ql)?:\/\//.test(value) || "must begin with postgres://",
    ),
  ),
  roles: list("LECTERN_ROLES", [...roleNames], roleNames, "What this process does: any of api, sites, worker."),
  trustedProxies: addresses(
    "LECTERN_TRUSTED_PROXIES",
    "Addresses or CIDR ranges of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed.",
  ),
  logLevel: oneOf(
    "LECTERN_LOG_LEVEL",
    "info",
    ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
    "Least severe log line to print.",
  ),
  metricsPort: optional(
    integer(
      "LECTERN_METRICS_PORT",
      0,
      1,
      65_535,
      "Port for Prometheus metrics at /metrics, on its own listener; off when not set.",
    ),
  ),
  setupToken: optional(
    secretText(
      "LECTERN_SETUP_TOKEN",
      "Asked for at first-run set-up; made and printed at start where the server listens beyond this machine.",
    ),
  ),
  secretKey: optional(
    secretText(
      "LECTERN_SECRET_KEY",
      "At least 32 characters; the root of the key pepper, link signatures and credential encryption. Without it one is made and kept in the data folder; set it when several machines share one database.",
      (value) => value.length >= 32 || "must have at least 32 characters",
    ),
  ),
  blobStore: oneOf("LECTERN_BLOB_STORE", "files", ["files", "s3"], "Where built files and bundles are kept."),
  s3Bucket: optional(text("LECTERN_S3_BUCKET", "", "Bucket for the s3 store.")),
  s3Endpoint: optional(url("LECTERN_S3_ENDPOINT", "Endpoint of an S3-compatible store; AWS when not set.")),
  s3Region: text("LECTERN_S3_REGION", "us-east-1", "Region of the bucket."),
  s3PathStyle: boolean(
    "LECTERN_S3_PATH_STYLE",
    false,
    "Address the bucket in the path, as most S3-compatible stores need.",
  ),
  s3Prefix: text("LECTERN_S3_PREFIX", "", "Put before every key in the bucket."),
  bundleLinkSeconds: integer("LECTERN_BUNDLE_LINK_SECONDS", 3600, 300, 604_800, "Life of a bundle link."),
  gitAllowedHosts: hosts(
    "LECTERN_GIT_ALLOWED_HOSTS",
    "Hosts that repositories may be on; empty means any public host.",
  ),
  gitPrivateHosts: hosts(
    "LECTERN_GIT_PRIVATE_HOSTS",
    "Hosts (host or host:port) that may have a private address or plain http, for a Git server inside the network.",
  ),
  fetchDocuments: boolean(
    "LECTERN_FETCH_DOCUMENTS",
    true,
    "Specifications that docs.json names by their addresses are fetched at each build; false takes the copies of earlier builds alone.",
  ),
  documentAllowedHosts: hosts(
    "LECTERN_DOCUMENT_ALLOWED_HOSTS",
    "Hosts that such specifications may be on; empty means any public host.",
  ),
  documentPrivateHosts: hosts(
    "LECTERN_DOCUMENT_PRIVATE_HOSTS",
    "Hosts (host or host:port) that such specifications may be fetched from though they have a private address or plain http.",
  ),
  siteServices: boolean(
    "LECTERN_SITE_SERVICES",
    true,
    "Pages may run the scripts of services that docs.json names (integrations), such as analytics; false keeps to the site's own.",
  ),
  playgroundProxy: boolean(
    "LECTERN_PLAYGROUND_PROXY",
    true,
    "Sites pass the requests of their API playgrounds on to the servers of their own specifications.",
  ),
  playgroundPrivateHosts: hosts(
    "LECTERN_PLAYGROUND_PRIVATE_HOSTS",
    "Hosts (host or host:port) that readers' playground requests may reach though they have a private address or plain http.",
  ),
  gitMaxBytes: integer(
    "LECTERN_GIT_MAX_BYTES",
    2_000_000_000,
    1_000_000,
    Number.MAX_SAFE_INTEGER,
    "Largest fetch of one repository.",
  ),
  gitTimeoutSeconds: integer("LECTERN_GIT_TIMEOUT_SECONDS", 300, 5, 7200, "Longest fetch of one repository."),
  buildMemoryMb: integer("LECTERN_BUILD_MEMORY_MB", 1536, 128, 65_536, "Memory cap of one build."),
  buildTimeoutSeconds: integer("LECTERN_BUILD_TIMEOUT_SECONDS", 600, 5, 7200, "Time cap of one build."),
  buildThreads: integer("LECTERN_BUILD_THREADS", 2, 0, 64, "Worker threads of one build."),
  buildsRunning: integer("LECTERN_BUILDS_RUNNING", 2, 1, 64, "Builds that one worker runs at once."),
  exportsRunning: integer("LECTERN_EXPORTS_RUNNING", 2, 1, 64, "Exports that one worker runs at once."),
  maxFiles: integer("LECTERN_MAX_FILES", 200_000, 100, 10_000_000, "Most files of one repository folder."),
  maxFileBytes: integer(
    "LECTERN_MAX_FILE_BYTES",
    20_000_000,
    100_000,
    Number.MAX_SAFE_INTEGER,
    "Largest file that is served; larger ones are reported and left out.",
  ),
  shutdownSeconds: integer(
    "LECTERN_SHUTDOWN_SECONDS",
    20,
    1,
    600,
    "How long a stop waits for requests and jobs; jobs not done go back to the queue.",
  ),
} as const satisfies Record<string, Setting<unknown>>;

export type Config = {
  readonly [K in keyof typeof settings]: (typeof settings)[K] extends Setting<infer T> ? T : never;
};

function text(env: string, fallback: string, meaning: string): Setting<string> {
  const parse = (value: unknown) => {
    if (typeof value !== "string") throw new Error("must be a text");
    if (value === "" && fallback !== "") throw new Error("must not be empty");
    return value;
  };
  return { env, default: fallback, meaning, parse };
}

/** A text that is never printed. @param check true for what can be used, else what is wrong with it. */
function secretText(
  env: string,
  meaning: string,
  check: (value: string) => true | string = () => true,
): Setting<string> {
  const base = text(env, "", meaning);
  const parse = (value: unknown) => {
    const checked = check(base.parse(value));
    if (checked !== true) throw new Error(checked);
    return base.parse(value);
  };
  return { ...base, parse, secret: true };
}

function domain(env: string, fallback: string, meaning: string): Setting<string> {
  const parse = (value: unknown) => {
    const name = typeof value === "string" ? value.toLowerCase() : "";
    if (!/^(?!-)[a-z0-9-]{1,63}(?<!-)(\.(?!-)[a-z0-9-]{1,63}(?<!-))*$/.test(name))
      throw new Error("must be a host name, such as docs.example.com, without scheme and port");
    return name;
  };
  return { env, default: fallback, meaning, parse };
}

function integer(env: string, fallback: number, min: number, max: number, meaning: string): Setting<number> {
  const parse = (value: unknown) => {
    const number = typeof value === "string" && /^-?\d+$/.test(value) ? Number(value) : value;
    if (typeof number !== "number" || !Number.isSafeInteger(number) || number < min || number > max) {
      throw new Error(`must be a whole number from ${min} to ${max}`);
    }
    return number;
  };
  return { env, default: fallback, meaning, parse };
}

function boolean(env: string, fallback: boolean, meaning: string): Setting<boolean> {
  const parse = (value: unknown) => {
    if (value === true || value === "true" || value === "1") return true;
    if (value === false || value === "false" || value === "0") return false;
    throw new Error("must be true or false");
  };
  return { env, default: fallback, meaning, parse };
}

function oneOf<const T extends string>(env: string, fallback: T, values: readonly T[], meaning: string): Setting<T> {
  const parse = (value: unknown) => {
    if (!values.includes(value as T)) throw new Error(`must be one of ${values.join(", ")}`);
    return value as T;
  };
  return { env, default: fallback, meaning, parse };
}

function url(env: string, meaning: string): Setting<string> {
  const parse = (value: unknown) => {
    const parsed = typeof value === "string" && URL.canParse(value) ? new URL(value) : null;
    if (!parsed || !/^https?:$/.test(parsed.protocol)) throw new Error("must be an http:// or https:// address");
    return parsed.href.replace(/\/$/, "");
  };
  return { env, default: "", meaning, parse };
}

function strings(env: string, fallback: string[], meaning: string): Setting<string[]> {
  const parse = (value: unknown) => {
    const items = typeof value === "string" ? value.split(",").map((item) => item.trim()) : value;
    if (!Array.isArray(items) || items.some((item) => typeof item !== "string"))
      throw new Error("must be a list of texts");
    return (items as string[]).filter((item) => item !== "");
  };
  return { env, default: fallback, meaning, parse };
}

function hosts(env: string, meaning: string): Setting<string[]> {
  const base = strings(env, [], meaning);
  const parse = (value: unknown) => {
    const items = base.parse(value);
    const wrong = items.find((item) => !isHostEntry(item));
    if (wrong === undefined) return items;
    const forms = "git.example.com, git.example.com:8443 or *.example.com";
    throw new Error(`must be hosts, as ${forms}; ${JSON.stringify(wrong)} is none`);
  };
  return { ...base, parse };
}

function addresses(env: string, meaning: string): Setting<string[]> {
  const base = strings(env, [], meaning);
  const parse = (value: unknown) => {
    const items = base.parse(value);
    for (const item of items) {
      try {
        proxyAddr.compile([item]);
      } catch {
        throw new Error(`must be addresses or CIDR ranges; ${JSON.stringify(item)} is neither`);
      }
    }
    return items;
  };
  return { ...base, parse };
}

function list<const T extends string>(env: string, fallback: T[], values: readonly T[], meaning: string): Setting<T[]> {
  const base = strings(env, fallback, meaning);
  const parse = (value: unknown) => {
    const items = base.parse(value);
    const unknown = items.filter((item) => !values.includes(item as T));
    if (unknown.length > 0 || items.length === 0) throw new Error(`must be any of ${values.join(", ")}`);
    return items as T[];
  };
  return { env, default: fallback, meaning, parse };
}

function optional<T>(setting: Setting<T>): Setting<T | null> {
  const parse = (value: unknown) => (value === null || value === "" ? null : setting.parse(value));
  return { ...setting, default: null, parse };
}
