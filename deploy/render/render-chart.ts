import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseAllDocuments } from "yaml";

const here = import.meta.dirname;
export const chartDirectory = join(here, "..", "chart");

/** Why charts cannot be rendered on this machine, or null where they can. */
export function rendererMissing(): string | null {
  const go = spawnSync("go", ["version"]);
  if (go.error) return "Go is not installed (Debian: golang-go golang-github-masterminds-sprig-dev)";
  if (!existsSync("/usr/share/gocode/src/github.com/Masterminds/sprig")) {
    return "sprig is not installed (Debian: golang-github-masterminds-sprig-dev)";
  }
  return null;
}

/**
 * The manifests that Helm would make of the chart with these values, by Go's own template engine.
 * @throws {Error} with the engine's message when a template refuses the values.
 */
export function renderChart(values: unknown, release = "docs"): Record<string, unknown>[] {
  const { status, stdout, stderr } = spawnSync(renderer(), [chartDirectory, release], {
    input: JSON.stringify(values),
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr.trim());
  return parseAllDocuments(stdout).map((document) => document.toJS() as Record<string, unknown>);
}

/** The compiled renderer, built once for each state of its source. */
function renderer(): string {
  const source = join(here, "main.go");
  const path = join(
    tmpdir(),
    `lectern-render-${createHash("sha256").update(readFileSync(source)).digest("hex").slice(0, 16)}`,
  );
  if (existsSync(path)) return path;
  const part = `${path}.${process.pid}`;
  execFileSync("go", ["build", "-o", part, source], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      GO111MODULE: "off",
      GOPATH: "/usr/share/gocode",
      GOFLAGS: "",
      GOCACHE: join(tmpdir(), "lectern-go-cache"),
    },
  });
  renameSync(part, path);
  return path;
}
