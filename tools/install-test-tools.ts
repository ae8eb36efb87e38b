/**
 * Installs from Debian what some tests run against: PostgreSQL, a real S3 server (Ceph's RADOS Gateway), Go for the
 * chart's template engine, curl and jq for the recipe, an SSH server for repositories by SSH. Does nothing where
 * everything is there, where this is not Debian, or where we are not root: those tests then say what they miss and are
 * skipped.
 */
import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";

const wanted: { packages: string[]; present: () => boolean }[] = [
  { packages: ["git"], present: () => runs("git", "--version") },
  { packages: ["curl"], present: () => runs("curl", "--version") },
  { packages: ["jq"], present: () => runs("jq", "--version") },
  { packages: ["openssh-server"], present: () => existsSync("/usr/sbin/sshd") },
  { packages: ["postgresql"], present: () => globSync("/usr/lib/postgresql/*/bin/postgres").length > 0 },
  {
    packages: ["radosgw", "ceph-mon", "ceph-osd"],
    present: () => runs("radosgw", "--version") && existsSync("/usr/bin/ceph-osd"),
  },
  {
    packages: ["golang-go", "golang-github-masterminds-sprig-dev"],
    present: () => runs("go", "version") && existsSync("/usr/share/gocode/src/github.com/Masterminds/sprig"),
  },
];

const missing = wanted.filter(({ present }) => !present()).flatMap(({ packages }) => packages);
if (missing.length > 0) install(missing);

function install(packages: string[]): void {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !runs("apt-get", "--version")) {
    console.log(
      `Tests that need ${packages.join(", ")} will be skipped; on Debian: apt-get install ${packages.join(" ")}`,
    );
    return;
  }
  console.log(`Installing for the tests: ${packages.join(" ")}`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...args: string[]) =>
    spawnSync("apt-get", ["-qq", ...args], { env, stdio: ["ignore", "ignore", "inherit"] }).status === 0;
  const done = apt("update") && apt("install", "-y", "--no-install-recommends", ...packages);
  if (!done) console.log(`They could not be installed; tests that need ${packages.join(", ")} will be skipped`);
}

function runs(command: string, flag: string): boolean {
  return !spawnSync(command, [flag], { stdio: "ignore" }).error;
}
