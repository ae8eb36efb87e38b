import { parseArgs } from "node:util";

export interface DemoOptions {
  /** Repository to publish: an https:// or ssh:// address, or a path; null for this project's own manual. */
  repo: string | null;
  branch: string | null;
  directory: string;
  /** End after the work, with an exit code, instead of staying up. */
  once: boolean;
  /** Where the summary is written for scripts. */
  json: string | null;
  port: number;
  data: string;
}

export const usage = `npm run demo -- [options]
  --repo ADDRESS|PATH   your documentation instead of Lectern's manual
  --branch NAME         its branch (default: the repository's own)
  --dir FOLDER          folder of docs.json in the repository
  --once                end after the work, with an exit code
  --json FILE           write the summary for scripts
  --port N              port (default 4400; 0 picks a free one)
  --data FOLDER         data folder (default .lectern/demo)
  --help                print this`;

/** Null where help is asked for. @throws {TypeError} on an unknown option, an empty value, and what is no port. */
export function readOptions(args: string[]): DemoOptions | null {
  const { values } = parseArgs({
    args,
    options: {
      repo: { type: "string" },
      branch: { type: "string" },
      dir: { type: "string", default: "" },
      once: { type: "boolean", default: false },
      json: { type: "string" },
      port: { type: "string", default: "4400" },
      data: { type: "string", default: ".lectern/demo" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) return null;
  for (const name of ["repo", "branch", "json", "port", "data"] as const)
    if (values[name] === "") throw new TypeError(`--${name} is empty`);
  const port = /^\d{1,5}$/.test(values.port) ? Number(values.port) : Number.NaN;
  if (!(port <= 65_535)) throw new TypeError("--port must be a number from 0 to 65535");
  return {
    repo: values.repo ?? null,
    branch: values.branch ?? null,
    directory: values.dir,
    once: values.once,
    json: values.json ?? null,
    port,
    data: values.data,
  };
}
