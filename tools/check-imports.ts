/**
 * Holds the walls of the project: who may import whom. `npm run lint` runs it.
 *
 * - every package imports `contract`; `cli` and `server` also `builder` and `net`; `builder`, `net` and `dashboard` nothing
 *   else of ours;
 * - in `server`, a room imports another room only through its `index.ts` (or `testing…` in tests);
 *   `http`, `jobs`, `storage`, `git` import none of the rooms above them;
 * - in `builder`, a room imports only rooms below it, and `content` and `reference` are entered through their `index.ts`
 *   but for what says so below;
 * - `node:child_process` only in `server/git`, the runner of builds, and tests; network modules never in
 *   `builder`, but for the server of unpacked bundles; `process.env` only in `server/config.ts` and programs' entries;
 * - modules do not wait for each other in a circle, but for the few rooms below whose subject is one.
 */
import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { circlesOf, neededBy } from "./import-circles.ts";

const root = join(import.meta.dirname, "..");
const lowRooms = new Set(["http", "jobs", "storage", "git"]);
/** Rooms of `builder` from the ground up; those of one floor know nothing of each other. */
const floors = [
  ["text", "html"],
  ["source", "files", "routing"],
  ["content"],
  ["reference", "search"],
  ["theme"],
  ["site", "bundle"],
];
/**
 * Files that may be imported past the `index.ts` of their room: they import little, and what draws the page around the
 * content, or runs at readers, would else load all that renders it.
 */
const openFiles: Record<string, RegExp> = {
  content:
    /^(index|page-content|markdown\/index-hint|rendering\/(?:element-ids|heading-ids)|components\/api-endpoint|styles\/content-class|icons\/.*)\.ts$/,
  reference:
    /^(index|json|exact-json|operations\/credential-texts|playground\/playground-data|samples\/.*|specification\/remote-address|schemas\/(schema|type-label|written-type|examples\/example-value|file-schema|meaning))\.ts$/,
};
const shared = new Set(["config", "config.ts", "services.ts"]);

const mayImport: Record<string, string[]> = {
  contract: [],
  builder: ["contract"],
  dashboard: ["contract"],
  net: ["contract"],
  server: ["contract", "builder", "net"],
  cli: ["contract", "builder", "net", "server"],
};

/** Modules that only the named files (prefix below `packages/`) may import. */
const doors: { module: RegExp; allowed: string[]; why: string }[] = [
  {
    module: /^node:child_process$/,
    allowed: ["server/git/", "server/deployments/building/run-builder.ts", "cli/"],
    why: "child processes are started by server/git and server/deployments/building/run-builder.ts only",
  },
  {
    module: /^node:(net|http|https|http2|tls|dgram|dns)(\/promises)?$/,
    allowed: [
      "net/",
      "server/http/",
      "server/hosting/",
      "server/feedback/",
      "server/git/testing/",
      "builder/bundle/serving/",
      "server/projects/",
    ],
    why: "the network is reached through packages/net and served by server/http and server/hosting",
  },
];

/** Files that may import each other, as what they are about is a circle. Each such room is a circle of its own. */
const recursive = [
  // Components show content.
  /^builder\/content\/(components|html|islands|rendering|styles)\//,
  // What a module imports is a module.
  /^builder\/content\/modules\//,
  // A field of a form may be a form.
  /^builder\/theme\/browser\/playground\/[\w-]+\.ts$/,
];

const faults: string[] = [];
/** What each file needs before it runs, by its path below `packages/`; tests aside. */
const needs = new Map<string, string[]>();
for (const file of globSync("packages/**/*.{ts,tsx}", { cwd: root })) {
  if (/node_modules|\/dist\/|\.generated\./.test(file)) continue;
  check(file.replaceAll("\\", "/"));
}
for (const circle of circlesOf(needs)) {
  if (recursive.some((room) => circle.every((file) => room.test(file)))) continue;
  faults.push(`${circle.join("\n  ")}\n  import each other in a circle: move what they share to a file of its own`);
}
if (faults.length > 0) {
  console.error(`${faults.join("\n")}\n${faults.length} imports through a wall`);
  process.exit(1);
}
console.log("imports: every wall holds");

function check(file: string): void {
  const [, ownPackage, ...rest] = file.split("/") as [string, string, ...string[]];
  const text = readFileSync(join(root, file), "utf8");
  const isTest = /\.test\.tsx?$|\/testing(\/|\.ts$|-)|\/test\//.test(file);
  if (!/\.test\.tsx?$/.test(file))
    needs.set(
      pathIn(file),
      neededBy(text).map((target) => pathIn(join(dirname(file), target))),
    );
  for (const match of text.matchAll(/(?:^|\n)\s*(?:import|export)\s[^;]*?from\s+"([^"]+)"|import\("([^"]+)"\)/g)) {
    const target = (match[1] ?? match[2]) as string;
    const line = text.slice(0, match.index).split("\n").length + 1;
    const complain = (why: string) => faults.push(`${file}:${line} imports ${target}: ${why}`);
    if (target.startsWith(".")) {
      const path = relative(root, join(root, dirname(file), target)).replaceAll("\\", "/");
      const [top, otherPackage, ...otherRest] = path.split("/") as [string, string, ...string[]];
      if (top !== "packages") {
        if (!isTest) complain("it lies outside packages/");
      } else if (otherPackage !== ownPackage) complain("another package is imported by its name");
      else if (ownPackage === "server" && !isTest) checkRoom(rest, otherRest, complain);
      else if (ownPackage === "builder" && !isTest) checkFloor(rest, otherRest, complain);
    } else if (/^@lectern\/|^lectern$/.test(target)) {
      const other = target === "lectern" ? "cli" : (target.split("/")[1] as string);
      if (!mayImport[ownPackage]?.includes(other)) complain(`${ownPackage} may not import ${other}`);
    } else if (!isTest) {
      for (const door of doors) {
        const path = `${ownPackage}/${rest.join("/")}`;
        if (door.module.test(target) && !door.allowed.some((prefix) => path.startsWith(prefix))) complain(door.why);
      }
    }
  }
  if (
    ownPackage === "server" &&
    !isTest &&
    /process\.env\b/.test(text) &&
    !/^packages\/server\/(config|main)\.ts$/.test(file)
  ) {
    faults.push(`${file} reads process.env: config.ts is its only reader`);
  }
}

/** A path below `packages/`. */
function pathIn(file: string): string {
  return relative("packages", file).replaceAll("\\", "/");
}

function checkRoom(own: string[], other: string[], complain: (why: string) => void): void {
  const [ownRoom, otherRoom] = [own[0] as string, other[0] as string];
  if (own.length === 1 || ownRoom === otherRoom || other.length === 1 || shared.has(otherRoom)) return;
  if (lowRooms.has(ownRoom) && !lowRooms.has(otherRoom)) complain(`${ownRoom} may not know ${otherRoom}`);
  else if (!lowRooms.has(otherRoom) && other[1] !== "index.ts") complain(`a room is entered through its index.ts`);
}

function checkFloor(own: string[], other: string[], complain: (why: string) => void): void {
  const [ownRoom, otherRoom] = [own[0] as string, other[0] as string];
  const [ownFloor, otherFloor] = [ownRoom, otherRoom].map((room) => floors.findIndex((rooms) => rooms.includes(room)));
  if (ownRoom === otherRoom || ownFloor === undefined || ownFloor < 0 || otherFloor === undefined || otherFloor < 0)
    return;
  if (otherFloor >= ownFloor) complain(`${ownRoom} may not know ${otherRoom}`);
  const open = openFiles[otherRoom];
  if (open && !open.test(other.slice(1).join("/"))) complain(`${otherRoom} is entered through its index.ts`);
}
