import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { ConfigError, describeConfig, loadConfig } from "./config.ts";

const folder = mkdtempSync(join(tmpdir(), "lectern-config-"));
after(() => rmSync(folder, { recursive: true }));

function file(content: string): string {
  const path = join(folder, `${Math.random()}.json`);
  writeFileSync(path, content);
  return path;
}

test("arguments win over the environment, the environment over the file, the file over the defaults", () => {
  const { config, sources } = loadConfig({
    file: file('{ "port": 1, "sitesDomain": "a.example", "logLevel": "warn" }'),
    env: { LECTERN_PORT: "2", LECTERN_SITES_DOMAIN: "b.example" },
    overrides: { port: 3 },
  });
  assert.equal(config.port, 3);
  assert.equal(config.sitesDomain, "b.example");
  assert.equal(config.logLevel, "warn");
  assert.equal(config.host, "127.0.0.1");
  assert.deepEqual(
    [sources.port, sources.sitesDomain, sources.logLevel, sources.host],
    ["argument", "environment", "file", "default"],
  );
});

test("every fault is named at once", () => {
  const path = file('{ "colour": "blue" }');
  assert.throws(
    () =>
      loadConfig({
        file: path,
        env: { LECTERN_PORT: "many", LECTERN_BLOB_STORE: "tape", LECTERN_SECRET_KEY: "short", LECTERN_ROLES: "api" },
      }),
    (error: ConfigError) => {
      assert.ok(error instanceof ConfigError);
      assert.deepEqual(error.faults, [
        "LECTERN_PORT must be a whole number from 0 to 65535",
        "LECTERN_SECRET_KEY must have at least 32 characters",
        "LECTERN_BLOB_STORE must be one of files, s3",
        "colour is not a setting",
        "LECTERN_ROLES can be split over processes only with DATABASE_URL: the embedded database serves one process",
      ]);
      return true;
    },
  );
});

test("D12: a variable that nothing reads is told with the name that was meant, and keeps nothing from starting", () => {
  const warningsOf = (env: NodeJS.ProcessEnv) => loadConfig({ file: file("{}"), env }).warnings;
  assert.deepEqual(warningsOf({ LECTERN_NOPE: "1", LECTERN_SITE_DOMAIN: "a.example", LECTERN_DATABASE_URL: "x" }), [
    "LECTERN_DATABASE_URL is not a setting; did you mean DATABASE_URL?",
    "LECTERN_NOPE is not a setting",
    "LECTERN_SITE_DOMAIN is not a setting; did you mean LECTERN_SITES_DOMAIN?",
  ]);
  const others = { LECTERN_URL: "http://x", LECTERN_API_KEY: "x", LECTERN_CONFIG: file("{}"), PATH: "/bin" };
  assert.deepEqual(warningsOf({ ...others, LECTERN_PORT: "1", LECTERN_BUNDLE_URL: "http://x" }), []);
  assert.throws(
    () => loadConfig({ file: file('{ "siteDomain": "a.example" }'), env: {} }),
    /siteDomain is not a setting; did you mean sitesDomain\?/,
  );
});

test("what Kubernetes says of a Service named lectern is no setting", () => {
  const { config, sources, warnings } = loadConfig({
    file: file("{}"),
    env: {
      LECTERN_PORT: "tcp://10.96.0.17:80",
      LECTERN_PORT_80_TCP: "tcp://10.96.0.17:80",
      LECTERN_PORT_80_TCP_ADDR: "10.96.0.17",
      LECTERN_SERVICE_HOST: "10.96.0.17",
      LECTERN_SERVICE_PORT: "80",
      LECTERN_SERVICE_PORT_HTTP: "80",
    },
  });
  assert.deepEqual([config.port, sources.port, warnings], [4400, "default", []]);
});

test("a value that no listener, browser or proxy could use is refused at the start, not when it is needed", () => {
  const fault = (env: NodeJS.ProcessEnv): string => {
    try {
      loadConfig({ file: file("{}"), env });
      return "none";
    } catch (error) {
      return (error as ConfigError).faults.join("; ");
    }
  };
  assert.equal(fault({ LECTERN_HOST: "" }), "LECTERN_HOST must not be empty");
  assert.equal(fault({ LECTERN_DATA: "" }), "LECTERN_DATA must not be empty");
  for (const name of ["", "a b", "https://docs.example.com", "docs.example.com:80", ".example.com", "-a.example"]) {
    assert.match(fault({ LECTERN_SITES_DOMAIN: name }), /^LECTERN_SITES_DOMAIN must be a host name/, name);
  }
  assert.equal(fault({ LECTERN_SITES_DOMAIN: "docs-1.example.com", LECTERN_PREVIEWS_DOMAIN: "previews" }), "none");
  assert.equal(
    fault({ LECTERN_TRUSTED_PROXIES: "10.0.0.0/8, proxy" }),
    'LECTERN_TRUSTED_PROXIES must be addresses or CIDR ranges; "proxy" is neither',
  );
  assert.equal(fault({ LECTERN_TRUSTED_PROXIES: "10.0.0.0/8,::1,loopback" }), "none");
  for (const name of [
    "LECTERN_GIT_PRIVATE_HOSTS",
    "LECTERN_DOCUMENT_ALLOWED_HOSTS",
    "LECTERN_PLAYGROUND_PRIVATE_HOSTS",
  ])
    assert.equal(
      fault({ [name]: "git.internal, https://git.example.com" }),
      `${name} must be hosts, as git.example.com, git.example.com:8443 or *.example.com; "https://git.example.com" is none`,
    );
  assert.equal(fault({ LECTERN_GIT_PRIVATE_HOSTS: "git.internal:8080,*.example.com,[::1]:80" }), "none");
  assert.match(fault({ DATABASE_URL: "mysql://db/lectern" }), /^DATABASE_URL must begin with postgres:\/\//);
});

test("a domain that is written in capitals is the one that requests name", () => {
  const { config } = loadConfig({ file: file("{}"), env: { LECTERN_SITES_DOMAIN: "Docs.Example.COM" } });
  assert.equal(config.sitesDomain, "docs.example.com");
});

test("settings that contradict each other are refused", () => {
  const faults = (env: NodeJS.ProcessEnv) => {
    try {
      loadConfig({ file: file("{}"), env });
      return [];
    } catch (error) {
      return (error as ConfigError).faults;
    }
  };
  assert.match(faults({ LECTERN_ROLES: "api" })[0] as string, /only with DATABASE_URL/);
  assert.match(faults({ LECTERN_BLOB_STORE: "s3" })[0] as string, /LECTERN_S3_BUCKET/);
  assert.match(faults({ LECTERN_PREVIEWS_DOMAIN: "sites.localhost" })[0] as string, /another origin/);
  assert.match(faults({ LECTERN_SECRET_KEY: "short" })[0] as string, /32 characters/);
  assert.deepEqual(faults({ LECTERN_ROLES: "api", DATABASE_URL: "postgres://x/y" }), []);
});

test("a description names a secret and never shows it", () => {
  const loaded = loadConfig({ file: file("{}"), env: { LECTERN_SECRET_KEY: "k".repeat(40) } });
  const line = describeConfig(loaded).find((setting) => setting.key === "secretKey");
  assert.equal(line?.value, "(set)");
  assert.equal(line?.source, "environment");
});
