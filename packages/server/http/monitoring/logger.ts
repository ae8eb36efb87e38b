import { type DestinationStream, type Logger, pino } from "pino";
import type { Config } from "../../config.ts";

/** Fields that never reach the log, wherever they are in what is logged. */
const secretFields = [
  "authorization",
  "cookie",
  "set-cookie",
  "password",
  "token",
  "key",
  "secret",
  "credential",
  "privateKey",
  "bundleUrl",
];

/** The server's log: one JSON object a line, on standard output unless told otherwise. */
export function createLogger(config: Pick<Config, "logLevel">, destination?: DestinationStream): Logger {
  const paths = secretFields.flatMap((field) => {
    const name = /^[a-zA-Z]+$/.test(field) ? `.${field}` : `["${field}"]`;
    return [name.replace(/^\./, ""), `*${name}`, `*.*${name}`];
  });
  const options = {
    level: config.logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths, censor: "(hidden)" },
  };
  return destination ? pino(options, destination) : pino(options);
}
