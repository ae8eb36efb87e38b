export { type Config, ConfigError, describeConfig, type LoadedConfig, loadConfig } from "./config.ts";
export { runServer } from "./run-server.ts";
export { type RunningServer, startServer } from "./start-server.ts";
