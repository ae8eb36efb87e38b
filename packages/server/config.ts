import { readFileSync } from "node:fs";
import { type Config, settings } from "./config/settings.ts";

export type { Config, RoleName } from "./config/settings.ts";

/** Where a setting's value comes from. */
export type SettingSource = "default" | "file" | "environment" | "argument";

export interface LoadedConfig {
  config: Config;
  sources: Record<keyof Config, SettingSource>;
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
        : env[setting.env] !== undefined
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
  for (const key of Object.keys(file)) if (!(key in settings)) faults.push(`${key} is not a setting`);
  faults.push(...crossFaults(config as Partial<Config>));
  if (faults.length > 0) throw new ConfigError(faults);
  return { config: config as unknown as Config, sources: sources as Record<keyof Config, SettingSource> };
}

function readConfigFile(path: string | undefined, faults: string[]): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(readFileSync(path ?? "lectern.config.json", "utf8"));
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
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
