import { request as httpRequest } from "node:http";
import type { Deployment, ErrorDetail, ExportJob } from "@lectern/contract";

/** What the demo knows about how to call the platform: everything goes over real HTTP. */
export interface Client {
  baseUrl: string;
  apiKey: string;
}

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/**
 * One request. Names under `localhost` resolve in browsers and in curl, not in Node: so the connection goes to this
 * machine and the name travels in the Host header.
 */
export function send(
  url: string,
  options: { method?: string; headers?: Record<string, string>; body?: unknown } = {},
): Promise<Answer> {
  const { hostname, host, port, pathname, search } = new URL(url);
  const local = hostname === "localhost" || hostname.endsWith(".localhost");
  const body = options.body === undefined ? undefined : JSON.stringify(options.body);
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        host: local ? "127.0.0.1" : hostname,
        port: port || 80,
        path: pathname + search,
        method: options.method ?? "GET",
        headers: { host, ...(body === undefined ? {} : { "content-type": "application/json" }), ...options.headers },
      },
      (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => {
          text += chunk;
        });
        response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
        response.on("error", reject);
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}

/** Calls the API with the key (or the headers given) and answers its JSON. */
export async function api<T>(
  client: Client,
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<T> {
  const answer = await send(client.baseUrl + path, {
    method,
    headers: headers ?? { authorization: `Bearer ${client.apiKey}` },
    ...(body === undefined ? {} : { body }),
  });
  if (answer.status === 204) return undefined as T;
  const json = JSON.parse(answer.text) as { error?: string; details?: ErrorDetail[] };
  if (answer.status < 400) return json as T;
  const details = (json.details ?? []).map(({ message }) => message).join("; ");
  throw new Error(`${method} ${path}: ${answer.status} ${json.error}${details ? ` (${details})` : ""}`);
}

/** Asks until the deployment ended; hands out new log lines. */
export async function awaitDeployment(
  client: Client,
  statusId: string,
  onLine: (line: string) => void,
): Promise<Deployment> {
  for (let shown = 0; ; ) {
    const deployment = await api<Deployment>(client, "GET", `/v1/project/update-status/${statusId}`);
    for (const line of deployment.logs.slice(shown)) onLine(line);
    shown = deployment.logs.length;
    if (deployment.status === "success") return deployment;
    if (deployment.status === "failure")
      throw new Error(`The deployment failed: ${deployment.error?.message ?? deployment.summary}`);
    await pause(200);
  }
}

/** Asks until the export ended. */
export async function awaitExport(
  client: Client,
  jobId: string,
  onProgress: (job: ExportJob) => void,
): Promise<ExportJob> {
  for (;;) {
    const job = await api<ExportJob>(client, "GET", `/v1/static-export/jobs/${jobId}`);
    onProgress(job);
    if (job.status === "completed") return job;
    if (job.status === "failed") throw new Error(`The export failed: ${job.error}`);
    await pause(600);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
