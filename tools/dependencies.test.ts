import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

const root = join(import.meta.dirname, "..");
const read = (path: string) => JSON.parse(readFileSync(join(root, path), "utf8"));

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
}
const locked = Object.entries(read("package-lock.json").packages as Record<string, Locked>);

test("D20: every package that is installed from elsewhere is pinned by its hash", () => {
  const foreign = locked.filter(([path, one]) => path.includes("node_modules/") && !one.link);
  assert.ok(foreign.length > 100);
  for (const [path, one] of foreign) assert.match(one.integrity ?? "", /^sha(?:512|1)-/, path);
});

test("D20: what the workspaces ask for is exact, and it is what is locked", () => {
  const manifests = [
    "package.json",
    ...readdirSync(join(root, "packages")).map((name) => `packages/${name}/package.json`),
  ];
  const versions = new Map(locked.map(([path, { version }]) => [path, version]));
  for (const file of manifests) {
    const { dependencies, devDependencies, optionalDependencies } = read(file) as Record<
      string,
      Record<string, string>
    >;
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })) {
      if (name.startsWith("@lectern/")) continue;
      assert.match(version, /^\d+\.\d+\.\d+(?:-[\w.]+)?$/, `${file}: ${name}`);
      const folder = file.replace(/package\.json$/, "");
      const found = versions.get(`${folder}node_modules/${name}`) ?? versions.get(`node_modules/${name}`);
      assert.equal(found, version, `${file}: ${name}`);
    }
  }
});

test("D20: a fresh clone is installed as it is locked, or not at all", () => {
  assert.match(readFileSync(join(root, ".ci/run"), "utf8"), /^npm ci$/m);
  assert.match(readFileSync(join(root, "deploy/image/Dockerfile"), "utf8"), /\bnpm ci\b/);
});
