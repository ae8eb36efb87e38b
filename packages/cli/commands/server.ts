import type { Command } from "commander";
import { FailedError } from "../exit-codes.ts";

/** `lectern start` and `lectern config`: only where the server's package is installed beside the CLI. */
export function serverCommands(program: Command): void {
  program
    .command("start")
    .description("start the platform")
    .action(async () => {
      const { runServer } = await loadServer();
      await runServer();
    });

  program
    .command("config")
    .description("print every setting of the server: value, source, meaning")
    .option("--json", "for other programs")
    .action(async (options) => {
      const { ConfigError, describeConfig, loadConfig } = await loadServer();
      try {
        const loaded = loadConfig();
        for (const warning of loaded.warnings) console.error(warning);
        const lines = describeConfig(loaded);
        if (options.json) return console.log(JSON.stringify(lines, null, 2));
        for (const { env, key, value, source, meaning } of lines) {
          const shown =
            value === null || value === "" ? "-" : Array.isArray(value) ? value.join(", ") || "-" : String(value);
          console.log(`${env}\n  ${shown}  (${source}; "${key}" in lectern.config.json)\n  ${meaning}`);
        }
      } catch (error) {
        if (error instanceof ConfigError) throw new FailedError(error.message);
        throw error;
      }
    });
}

async function loadServer(): Promise<typeof import("@lectern/server")> {
  try {
    return await import("@lectern/server");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new FailedError("The server is not installed here. Install it with: npm install @lectern/server");
  }
}
