import { ConfigError, loadConfig } from "./config.ts";
import { startServer } from "./start-server.ts";

/**
 * The server as a program: configuration from the environment, a clean stop on SIGTERM and SIGINT, exit code 2 for a
 * wrong configuration and 1 for a start that failed, each with a sentence.
 */
export async function runServer(): Promise<void> {
  try {
    const { config, warnings } = loadConfig();
    for (const warning of warnings) console.error(warning);
    const starting = startServer(config);
    // Asked to stop while it still starts, it starts to the end and stops then.
    const stop = async (signal: string) => {
      const server = await starting;
      server.log.info({ signal }, "stopping");
      await server.stop();
      process.exit(0);
    };
    process.once("SIGTERM", stop);
    process.once("SIGINT", stop);
    await starting;
  } catch (error) {
    console.error((error as Error).message);
    process.exit(error instanceof ConfigError ? 2 : 1);
  }
}
