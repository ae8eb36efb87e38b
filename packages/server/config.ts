import { readFileSync } from "node:fs";
import { nearestName } from "@lectern/builder/nearest-name";
import { isObject } from "@lectern/contract/is-object";
import { type Config, settings } from "./config/settings.ts";

export type { Config } from "./config/settings.ts";

/** Where a setting's value comes from. */
export type SettingSource = "default" | "file" | "environment" | "argument";

export interface LoadedConfig {
  config: Config;
  sources: Record<keyof Config, SettingSource>;
  /** What is probably a mistake and keeps nothing from starting: variables of the environment that nothing reads. */
  warnings: string[];
}

/** Thrown with every fault at once, so that one start shows them all. */
export class ConfigError extends Error {
  readonly faults: string[];
  constructor(faults: string[]) {
    super(`The configuration is not valid:\n${faults.map((fault) => `  - ${fault}`).join("\n")}`);
    this.name = "ConfigError";
    this.faults = faults;
  }
}

/**
 * Reads the configuration: arguments win over the environment, the environment over the file, the file over the
 * defaults. The file is JSON, named by `LECTERN_CONFIG`, else `lectern.config.json` in the working directory if there
 * is one. The only reader of `process.env` in the server.
 * @throws {ConfigError} naming every wrong or unknown setting.
 */
export function loadConfig(
  options: { env?: NodeJS.ProcessEnv; overrides?: Partial<Config>; file?: string } = {},
): LoadedConfig {
  const env = options.env ?? process.env;
  const faults: string[] = [];
  const file = readConfigFile(options.file ?? env.LECTERN_CONFIG, faults);
  const config: Record<string, unknown> = {};
  const sources: Record<string, SettingSource> = {};
  for (const [key, setting] of Object.entries(settings)) {
    const override = options.overrides?.[key as keyof Config];
    const [value, source, name]: [unknown, SettingSource, string] =
      override !== undefined
        ? [override, "argument", key]
        : env[setting.env] !== undefined && !isServiceLink(setting.env, env[setting.env])
          ? [env[setting.env], "environment", setting.env]
          : key in file
            ? [file[key], "file", key]
            : [undefined, "default", key];
    sources[key] = source;
    try {
      config[key] = source === "default" ? setting.default : setting.parse(value);
    } catch (error) {
      faults.push(`${name} ${(error as Error).message}`);
    }
  }
  for (const key of Object.keys(file))
    if (!(key in settings)) faults.push(`${key} is not a setting${meaning(nearestName(key, Object.keys(settings)))}`);
  faults.push(...crossFaults(config as Partial<Config>));
  if (faults.length > 0) throw new ConfigError(faults);
  return {
    config: config as unknown as Config,
    sources: sources as Record<keyof Config, SettingSource>,
    warnings: unknownVariables(env),
  };
}

/** Variables of ours that are no settings: where the file is, and what the command line reads. */
const otherVariables = [
  "LECTERN_CONFIG",
  "LECTERN_URL",
  "LECTERN_API_KEY",
  "LECTERN_BUNDLE_URL",
  "LECTERN_BUNDLE_VERSION",
];

/** A word about each variable that looks like a setting and is none, as a slip of the pen makes it. */
function unknownVariables(env: NodeJS.ProcessEnv): string[] {
  const names = Object.values(settings).map((setting) => setting.env as string);
  const known = new Set([...names, ...otherVariables]);
  const prefix = "LECTERN_";
  const bareNames = names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
  return Object.keys(env)
    .filter((name) => name.startsWith(prefix) && !known.has(name) && !isServiceLink(name, env[name]))
    .sort()
    .map((name) => {
      const bare = name.slice(prefix.length);
      if (known.has(bare)) return `${name} is not a setting${meaning(bare)}`;
      const near = nearestName(bare, bareNames);
      return `${name} is not a setting${meaning(near && prefix + near)}`;
    });
}

function meaning(name: string | undefined): string {
  return name ? `; did you mean ${name}?` : "";
}

/**
 * Whether the variable is one of those that Kubernetes gives the pods beside a Service named `lectern`. One of them has the
 * name of a setting: `LECTERN_PORT`, `tcp://` and an address.
 */
function isServiceLink(name: string, value: string | undefined): boolean {
  if (name === "LECTERN_PORT") return /^(?:tcp|udp|sctp):\/\//.test(value ?? "");
  return /^LECTERN_(?:SERVICE_(?:HOST|PORT)|PORT_\d+_(?:TCP|UDP|SCTP))(?:_|$)/.test(name);
}

function readConfigFile(path: string | undefined, faults: string[]): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(readFileSync(path ?? "lectern.config.json", "utf8"));
    if (isObject(value)) return value;
    faults.push(`${path ?? "lectern.config.json"} must hold a JSON object`);
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === "ENOENT";
    if (!missing || path) faults.push(`${path ?? "lectern.config.json"} cannot be read: ${(error as Error).message}`);
  }
  return {};
}

/** What is wrong with settings beside each other; one that is wrong by itself is missing, and says nothing of others. */
function crossFaults({ blobStore, s3Bucket, sitesDomain, previewsDomain, databaseUrl, roles }: Partial<Config>) {
  const faults: string[] = [];
  if (blobStore === "s3" && s3Bucket === null) faults.push("LECTERN_S3_BUCKET is needed for the s3 blob store");
  if (sitesDomain !== undefined && sitesDomain === previewsDomain) {
    faults.push(
      "LECTERN_PREVIEWS_DOMAIN must differ from LECTERN_SITES_DOMAIN: previews are another origin than sites",
    );
  }
  if (databaseUrl === null && roles !== undefined && roles.length < 3) {
    faults.push(
      "LECTERN_ROLES can be split over processes only with DATABASE_URL: the embedded database serves one process",
    );
  }
  return faults;
}

/** The settings as `lectern config` prints them; secrets are named, never shown. */
export function describeConfig({ config, sources }: LoadedConfig) {
  return Object.entries(settings).map(([key, setting]) => ({
    key,
    env: setting.env,
    value: "secret" in setting && config[key as keyof Config] ? "(set)" : config[key as keyof Config],
    source: sources[key as keyof Config],
    meaning: setting.meaning,
  }));
}
