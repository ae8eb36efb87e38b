/**
 * A builder that is small enough to be wrong on purpose: it speaks the child's protocol, makes one page of each `.mdx` file,
 * and does what the file `fault.txt` says. Tests use it to see what a broken builder brings about.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { SiteManifest } from "@lectern/contract";

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const request = await lines.next();
await lines.next(); // The source is there.
process.stdin.destroy();
const { cache, objects, output, stored } = JSON.parse(request.value as string) as Record<string, string>;
const kept = new Set(readFileSync(stored as string, "utf8").split("\n"));
const tree = JSON.parse(readFileSync(join(objects as string, "tree.json"), "utf8")) as { path: string; hash: string }[];
const read = (hash: string) => readFileSync(join(objects as string, "objects", hash), "utf8");
const send = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);
const fault = tree.find(({ path }) => path === "fault.txt");
const [kind = "", argument = ""] = fault ? read(fault.hash).trim().split(" ") : [];

const manifest: SiteManifest = {
  format: 1,
  builder: "small",
  files: {},
  pages: [],
  redirects: [],
  parts: {},
  site: { name: "Small", description: "", trailingSlash: false },
};
const report = { pages: 0, rendered: 0, reused: 0, diagnostics: [] as object[], bytes: 0, ms: 1 };

if (kind === "crash" && argument.includes(",")) {
  // Each thread has its place in the file.
  const pages = argument.split(",").map((page) => `${page}\n`.padEnd(512, "\0"));
  writeFileSync(join(cache as string, "at-work"), pages.join(""));
} else if (kind === "stuck" || (kind === "crash" && argument !== "")) send({ type: "page", file: argument });
if (kind === "crash") await new Promise((resolve) => process.stdout.write("", resolve)).then(() => process.exit(3));
if (kind === "full") throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
if (kind === "hang" || kind === "stuck") await new Promise((resolve) => setTimeout(resolve, 600_000));
if (kind === "memory") {
  const kept: Buffer[] = [];
  for (;;) kept.push(Buffer.alloc(20_000_000, 1));
}
if (kind === "read") readFileSync(argument);
if (kind === "environment")
  report.diagnostics.push({
    severity: "info",
    code: "environment",
    message: Object.keys(process.env).sort().join(" "),
    file: "fault.txt",
  });
if (kind === "connect") {
  await new Promise<void>((resolve) => {
    const socket = connect({ host: "127.0.0.1", port: Number(argument) }, resolve);
    socket.once("error", () => resolve());
  });
}
if (kind === "loud") for (let line = 0; line < 5000; line++) process.stderr.write("noise ".repeat(50));

const pages = tree.filter(({ path }) => path.endsWith(".mdx"));
pages.forEach(({ path, hash }, index) => {
  if (kind === "slow") Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
  const html = `<!doctype html><pre>${read(hash)}</pre>`;
  const sha256 = createHash("sha256").update(html).digest("hex");
  const name = path.replace(/\.mdx$/, "");
  const file = join(output as string, sha256);
  report.pages += 1;
  if (kept.has(sha256)) report.reused += 1;
  else report.rendered += 1;
  if (!kept.has(sha256)) writeFileSync(file, html);
  const outside = kind === "escape" ? "../" : "";
  manifest.files[`${outside}${name}.html`] = {
    sha256,
    size: Buffer.byteLength(html),
    type: "text/html; charset=utf-8",
  };
  manifest.pages.push({
    path: name,
    file: `${outside}${name}.html`,
    title: name,
    description: "",
    noindex: false,
    source: path,
  });
  send({ type: "progress", done: index + 1, total: pages.length });
});
if (kind === "corrupt")
  for (const file of Object.values(manifest.files)) writeFileSync(join(output as string, file.sha256), "other");

const config = tree.some(({ path }) => path === "docs.json");
if (!config) {
  const diagnostic = {
    severity: "error",
    code: "missing-config",
    message: "There is no docs.json",
    file: "docs.json",
    line: 1,
    column: 1,
  };
  report.diagnostics.push(diagnostic);
}
send({ type: "result", manifest: config ? manifest : null, report });
