import { randomBytes } from "node:crypto";
import { type Config, settings } from "../../config/settings.ts";
import type { Secrets } from "../../services.ts";

/** Every setting at its default, but for the overrides. */
export function testConfig(overrides: Partial<Config> = {}): Config {
  const defaults = Object.fromEntries(Object.entries(settings).map(([key, setting]) => [key, setting.default]));
  return { ...(defaults as unknown as Config), ...overrides };
}

/** Fresh random keys. */
export function testSecrets(): Secrets {
  return {
    keyPepper: randomBytes(32),
    linkKey: randomBytes(32),
    credentialKey: randomBytes(32),
    cursorKey: randomBytes(32),
    sessionSecret: randomBytes(32).toString("hex"),
  };
}
