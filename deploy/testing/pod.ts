/** The pod of the rendered chart on this machine, its folder and port mapped. */
import assert from "node:assert/strict";
import { type Ended, lectern, type Serving, startServing } from "../../packages/cli/testing.ts";
import { renderChart } from "../render/render-chart.ts";

interface Container {
  args: string[];
  env?: { name: string; value?: string; valueFrom?: { secretKeyRef: { key: string } } }[];
}
interface Manifest {
  kind: string;
  stringData: Record<string, string>;
  spec: { template: { spec: { initContainers: [Container]; containers: [Container] } } };
}

/** Both containers of the pod that Helm would make with this link. */
function podOf(url: string, site: string, options: { version?: string; basePath?: string }) {
  const { version, basePath } = options;
  const values = {
    staticExport: { enabled: true, bundleUrl: url, ...(version ? { version } : {}) },
    bundleHosts: [new URL(url).host],
    ...(basePath ? { basePath } : {}),
  };
  const manifests = renderChart(values) as unknown as Manifest[];
  const secret = manifests.find(({ kind }) => kind === "Secret") as Manifest;
  const { initContainers, containers } = (manifests.find(({ kind }) => kind === "Deployment") as Manifest).spec.template
    .spec;
  const onThisMachine = (args: string[]) =>
    args.map((arg) => ({ "/site": site, "8080": "0", "0.0.0.0": "127.0.0.1" })[arg] ?? arg);
  const env = (initContainers[0].env ?? []).map(({ name, value, valueFrom }) => [
    name,
    value ?? secret.stringData[valueFrom?.secretKeyRef.key ?? ""],
  ]);
  return {
    fetch: { args: onThisMachine(initContainers[0].args), env: Object.fromEntries(env) as Record<string, string> },
    serve: { args: onThisMachine(containers[0].args) },
  };
}

/** Runs the pod's first container: it ends before the second begins. */
export function startPod(site: string, url: string, options: { version?: string } = {}): Promise<Ended> {
  const { fetch } = podOf(url, site, options);
  return lectern(fetch.args, { env: fetch.env });
}

/** Runs the pod's second container, for as long as `use` runs. */
export async function servePod(
  site: string,
  url: string,
  use: (serving: Serving) => Promise<void>,
  options: { basePath?: string } = {},
): Promise<void> {
  const [command, ...args] = podOf(url, site, options).serve.args;
  assert.equal(command, "serve");
  const serving = await startServing(args);
  try {
    await use(serving);
  } finally {
    assert.equal(await serving.stop(), 0);
  }
}
