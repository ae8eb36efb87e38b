import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { Ajv } from "ajv";
import { Deployment, StatefulSet } from "kubernetes-models/apps/v1";
import { Ingress } from "kubernetes-models/networking.k8s.io/v1";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1";
import { Secret, Service } from "kubernetes-models/v1";
import { parse } from "yaml";
import { chartDirectory, renderChart, rendererMissing } from "./render/render-chart.ts";

const skip = rendererMissing() ?? false;
const bundleUrl = "https://files.example.com/bundles/docs.tar.gz?signature=abc";
const kinds: Record<string, new (data: never) => { validate(): void }> = {
  Deployment,
  StatefulSet,
  Ingress,
  PodDisruptionBudget,
  Secret,
  Service,
};

interface Manifest {
  kind: string;
  metadata: { name: string };
  spec: {
    template: { spec: Record<string, never> & PodSpec; metadata: { annotations: Record<string, string> } };
    volumeClaimTemplates?: unknown[];
    replicas?: number;
    strategy?: object;
    updateStrategy?: object;
    podManagementPolicy?: string;
  };
  stringData: Record<string, string>;
}
interface PodSpec {
  initContainers: {
    args: string[];
    env: { name: string; value?: string; valueFrom?: { secretKeyRef: { name: string; key: string } } }[];
  }[];
  containers: { args: string[]; readinessProbe: { httpGet: { path: string } } }[];
}

function render(values: Record<string, unknown>): Manifest[] {
  const manifests = renderChart(values) as unknown as Manifest[];
  for (const manifest of manifests) {
    const model = kinds[manifest.kind];
    assert.ok(model, `a test for ${manifest.kind} is missing`);
    new model(manifest as never).validate();
  }
  return manifests;
}

function find(manifests: Manifest[], kind: string): Manifest {
  const manifest = manifests.find((one) => one.kind === kind);
  assert.ok(manifest, `no ${kind}`);
  return manifest;
}

function schemaFaults(values: Record<string, unknown>): string[] {
  const validate = new Ajv({ strict: false, allErrors: true }).compile(
    JSON.parse(readFileSync(join(chartDirectory, "values.schema.json"), "utf8")),
  );
  const defaults = parse(readFileSync(join(chartDirectory, "values.yaml"), "utf8")) as Record<string, object>;
  const merged = {
    ...defaults,
    ...values,
    staticExport: { ...defaults.staticExport, ...(values.staticExport as object) },
  };
  return validate(merged) ? [] : (validate.errors ?? []).map((error) => error.instancePath);
}

test("without staticExport.enabled nothing is made", { skip }, () => {
  assert.deepEqual(render({}), []);
});

test("enabled, bundleUrl and version reach the start-up program; the signed link is in a secret", { skip }, () => {
  const manifests = render({ staticExport: { enabled: true, bundleUrl, version: "2.1" } });
  const { spec } = find(manifests, "Deployment").spec.template;
  const [fetch] = spec.initContainers;
  assert.equal(fetch?.args[0], "pull");
  const secret = find(manifests, "Secret");
  assert.equal(secret.stringData.bundleUrl, bundleUrl);
  assert.deepEqual(fetch?.env[0]?.valueFrom?.secretKeyRef, { name: secret.metadata.name, key: "bundleUrl" });
  assert.deepEqual(fetch?.env[1], { name: "LECTERN_BUNDLE_VERSION", value: "2.1" });
  assert.equal(spec.containers[0]?.readinessProbe.httpGet.path, "/readyz");
  assert.ok(
    !JSON.stringify(find(manifests, "Deployment")).includes("signature=abc"),
    "the link stands outside the secret",
  );
});

test("a fresh link rolls the pods", { skip }, () => {
  const annotation = (url: string) =>
    find(render({ staticExport: { enabled: true, bundleUrl: url } }), "Deployment").spec.template.metadata.annotations[
      "lectern/bundle"
    ];
  assert.notEqual(annotation(bundleUrl), annotation(`${bundleUrl}2`));
  assert.equal(annotation(bundleUrl), annotation(bundleUrl));
});

test("E21: a roll-out takes no pod away before a new one is ready, so that a refused bundle halts it", { skip }, () => {
  const staticExport = { enabled: true, bundleUrl };
  const manifests = render({ staticExport, replicaCount: 2 });
  const { strategy, replicas } = find(manifests, "Deployment").spec;
  assert.deepEqual(
    [replicas, strategy],
    [2, { type: "RollingUpdate", rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } }],
  );
  assert.ok(find(manifests, "PodDisruptionBudget"));
  // One after another, each when the one before is ready: the policies that Kubernetes takes unless told otherwise.
  const { updateStrategy, podManagementPolicy } = find(
    render({ staticExport, replicaCount: 2, persistence: { enabled: true } }),
    "StatefulSet",
  ).spec;
  assert.deepEqual([updateStrategy, podManagementPolicy], [undefined, undefined]);
});

test("a volume makes a stateful set, so that each pod keeps its site over restarts", { skip }, () => {
  const manifests = render({
    staticExport: { enabled: true, bundleUrl },
    persistence: { enabled: true, size: "1Gi", storageClassName: "" },
  });
  assert.equal(find(manifests, "StatefulSet").spec.volumeClaimTemplates?.length, 1);
});

test("an ingress leads to the site", { skip }, () => {
  const manifests = render({
    staticExport: { enabled: true, bundleUrl },
    ingress: {
      enabled: true,
      host: "docs.example.com",
      className: "nginx",
      annotations: {},
      tlsSecretName: "docs-tls",
    },
  });
  assert.ok(find(manifests, "Ingress"));
});

test("E20: a bundle from a private or plain http host is refused unless the host is listed", { skip }, () => {
  const refused = (url: string, bundleHosts: string[] = []) =>
    assert.throws(
      () => renderChart({ staticExport: { enabled: true, bundleUrl: url }, bundleHosts }),
      /staticExport\.bundleUrl/,
      url,
    );
  for (const host of [
    "localhost",
    "127.0.0.1",
    "10.1.2.3",
    "192.168.1.1",
    "172.20.0.1",
    "169.254.169.254",
    "[::1]",
    "files.svc",
    "x.internal",
  ]) {
    refused(`https://${host}/docs.tar.gz`);
  }
  refused("http://files.example.com/docs.tar.gz");
  refused("https://files.example.com/docs.tar.gz", ["other.example.com"]);
  render({
    staticExport: { enabled: true, bundleUrl: "http://lectern.docs.svc:4400/docs.tar.gz" },
    bundleHosts: ["lectern.docs.svc"],
  });
});

test("E20: the values schema asks for a link where an export is enabled, and for a legal label", () => {
  assert.deepEqual(schemaFaults({ staticExport: { enabled: true, bundleUrl } }), []);
  assert.deepEqual(schemaFaults({}), []);
  for (const url of ["", "file:///etc/passwd", "ftp://x/y", "https://user:password@host/x"]) {
    assert.ok(
      schemaFaults({ staticExport: { enabled: true, bundleUrl: url } }).includes("/staticExport/bundleUrl"),
      url,
    );
  }
  assert.ok(
    schemaFaults({ staticExport: { enabled: true, bundleUrl, version: "a/b" } }).includes("/staticExport/version"),
  );
  assert.ok(schemaFaults({ staticExport: { enabled: true, bundleUrl, extra: 1 } }).includes("/staticExport"));
});

test("D16: pods take any user, need no capability, and write nowhere but in their volumes", { skip }, () => {
  for (const persistence of [false, true]) {
    const manifests = render({
      staticExport: { enabled: true, bundleUrl },
      persistence: { enabled: persistence },
    });
    const pod = find(manifests, persistence ? "StatefulSet" : "Deployment").spec.template.spec as unknown as {
      automountServiceAccountToken: boolean;
      securityContext: { runAsNonRoot: boolean; runAsUser?: number; seccompProfile: { type: string } };
      initContainers: { securityContext: object }[];
      containers: { securityContext: object }[];
    };
    assert.equal(pod.automountServiceAccountToken, false);
    assert.deepEqual([pod.securityContext.runAsNonRoot, pod.securityContext.runAsUser], [true, undefined]);
    assert.equal(pod.securityContext.seccompProfile.type, "RuntimeDefault");
    for (const { securityContext } of [...pod.initContainers, ...pod.containers])
      assert.deepEqual(securityContext, {
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        runAsNonRoot: true,
        capabilities: { drop: ["ALL"] },
      });
  }
});
