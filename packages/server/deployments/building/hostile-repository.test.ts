import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import type { SiteManifest } from "@lectern/contract";
import type { CommitOptions, FileChange } from "../../git/testing/git-repository.ts";
import { readContent } from "../../storage/index.ts";
import { liveDeployment } from "../live-deployment.ts";
import { readManifest } from "../read-manifest.ts";
import { type DeploymentFixture, deploymentFixture } from "../testing/fixture.ts";

const config = JSON.stringify({
  name: "Harbour",
  theme: "mint",
  colors: { primary: "#0055aa" },
  navigation: { pages: ["index"] },
});
const site = { "docs.json": config, "index.mdx": "# Home\n" };

let fixture: DeploymentFixture;
before(async () => {
  fixture = await deploymentFixture({ realBuilder: true, config: { buildMemoryMb: 1024, buildThreads: 1 } });
});
after(() => fixture.close());

/** Deploys a repository of the files, or commits them to one that is there; answers how it ended. */
async function deploy(files: Record<string, FileChange>, to?: Project, options?: CommitOptions) {
  const project: Project = to ?? (await fixture.addProject(options ? {} : files));
  if (to || options) await project.repository.commit(files, options);
  const statusId = await fixture.update(project.id);
  await fixture.runJobs();
  const end = await fixture.status(statusId);
  return { project, end, statusId };
}
type Project = Awaited<ReturnType<DeploymentFixture["addProject"]>>;

/** Everything that the live site of a project serves, by path. */
async function served({ id }: Project): Promise<Map<string, string>> {
  const { api } = fixture;
  const live = await liveDeployment(api.db, { projectId: id });
  const manifest: SiteManifest = await readManifest(api.services, live?.manifest_sha256 as string);
  const files = Object.entries(manifest.files).filter(([path]) => !path.startsWith("_lectern/"));
  return new Map(
    await Promise.all(
      files.map(
        async ([path, { sha256 }]) => [path, String(await readContent(api.services.blobs, sha256 as string))] as const,
      ),
    ),
  );
}

async function diagnosticsOf(statusId: string): Promise<{ code: string; file: string; severity: string }[]> {
  const answer = await fixture.api.inject({ url: `/v1/project/update-status/${statusId}/diagnostics?limit=100` });
  return answer.json().items ?? answer.json().data ?? answer.json().diagnostics;
}

test("P13 P14: a repository without a site in it fails, saying what is missing or where the fault is", async () => {
  const cases: [Record<string, FileChange>, string, number | null][] = [
    [{ "readme.md": "x" }, "docs.json", 1],
    [{ ...site, "docs.json": "" }, "docs.json", 1],
    [{ ...site, "docs.json": `\uFEFF{\n  "name": "A",\n}` }, "docs.json", 3],
    [{ ...site, "docs.json": `{"navigation":${"[".repeat(10_000)}${"]".repeat(10_000)}}` }, "docs.json", 1],
    [{ ...site, "docs.json": `{"name":"A","description":"${"x".repeat(17 * 1024 * 1024)}"}` }, "docs.json", 1],
    [{ ...site, "docs.json": '{"navigation":{"$ref":"../../etc/passwd"}}' }, "docs.json", 1],
    [{ ...site, "docs.json": '{"navigation":{"$ref":"/etc/passwd"}}' }, "docs.json", 1],
    [{ ...site, "docs.json": '{\n"navigation":{"$ref":"file:///etc/passwd"}}' }, "docs.json", 2],
    [{ ...site, "docs.json": '{"navigation":{"$ref":"http://127.0.0.1/nav.json"}}' }, "docs.json", 1],
    [{ ...site, "docs.json": '{"navigation":{"$ref":"docs.json"}}' }, "docs.json", 1],
    [
      { ...site, "docs.json": '{"navigation":{"$ref":"nav.json"}}', "nav.json": { symlink: "docs.json" } },
      "docs.json",
      1,
    ],
    [{ ...site, "docs.json": { symlink: "/etc/passwd" } }, "docs.json", 1],
  ];
  for (const [files, file, line] of cases) {
    const { end } = await deploy(files);
    assert.deepEqual(
      [end.status, end.error?.file, end.error?.line ?? null],
      ["failure", file, line],
      JSON.stringify(end.error),
    );
    assert.doesNotMatch(JSON.stringify(end), /root:x:0/);
  }
});

test("P13: a repository without a commit fails; keys written twice and keys of prototypes make a site and no harm", async () => {
  const empty = await fixture.addProject({});
  await empty.repository.deleteBranch("main");
  const statusId = await fixture.update(empty.id);
  await fixture.runJobs();
  const end = await fixture.status(statusId);
  assert.deepEqual([end.status, end.error?.code], ["failure", "branch_not_found"]);
  const harmless = await deploy({
    ...site,
    "docs.json": config.replace("{", '{"__proto__":{"polluted":1},\n"name":"First",'),
  });
  assert.equal(harmless.end.status, "success", JSON.stringify(harmless.end.error));
  const codes = (await diagnosticsOf(harmless.statusId)).map(({ code }) => code);
  assert.ok(codes.includes("duplicate-key"), codes.join());
  assert.match((await served(harmless.project)).get("index.html") ?? "", /Harbour/);
  assert.equal(({} as { polluted?: unknown }).polluted, undefined);
});

test("P15 P16: links and submodules are never followed, also where a file became one", async () => {
  const marker = join(fixture.data, "executed");
  const gitmodules = `[submodule "../../x"]\n\tpath = module\r\n\turl = ext::sh -c touch% ${marker}\n[submodule "f"]\n\tpath = local\n\turl = file:///etc\n`;
  const attributes =
    "*.mdx filter=evil diff=evil working-tree-encoding=UTF-16 export-subst\n*.png filter=lfs diff=lfs\n";
  const program = `touch ${marker}`;
  const config = `[filter "evil"]\n\tsmudge = ${program}\n[diff "evil"]\n\ttextconv = ${program}\n[core]\n\tfsmonitor = ${program}\n`;
  const { project, end } = await deploy({ ...site, "secret.mdx": "# Mine\n", "a.png": "png" });
  assert.equal(end.status, "success", JSON.stringify(end.error));
  const second = await deploy(
    {
      "secret.mdx": { symlink: "/etc/passwd" },
      "a.png": { symlink: "../../../../etc/passwd" },
      folder: { symlink: "../../.." },
      loop: { symlink: "loop" },
      "chain.mdx": { symlink: "secret.mdx" },
      module: { submodule: "1".repeat(40) },
      local: { submodule: "2".repeat(40) },
      ".gitmodules": gitmodules,
      ".gitattributes": attributes,
      ".gitconfig": config,
      ".lfsconfig": "[lfs]\n\turl = http://169.254.169.254/\n",
      "hooks/post-checkout": `#!/bin/sh\n${program}\n`,
    },
    project,
  );
  assert.equal(second.end.status, "success", JSON.stringify(second.end.error));
  const files = await served(project);
  assert.ok(files.has("index.html") && !files.has("secret.html") && !files.has("a.png"), [...files.keys()].join());
  for (const [path, text] of files) assert.doesNotMatch(text, /root:x:0/, path);
  assert.equal(existsSync(marker), false);
  const left = (await diagnosticsOf(second.statusId)).map(({ code, file }) => `${code} ${file}`);
  const reported = ["secret.mdx", "chain.mdx", "folder", "loop"].map((path) => `symbolic-link ${path}`);
  for (const expected of [...reported, "submodule module", "submodule local"])
    assert.ok(left.includes(expected), left.join("\n"));
  const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${"a".repeat(64)}\nsize 12345\n`;
  const third = await deploy({ "pointer.png": pointer }, project);
  assert.deepEqual([third.end.status, third.end.error?.file], ["failure", "pointer.png"]);
  assert.match(JSON.stringify(third.end.error), /lfs-pointer/);
});

test("P17: names that no system, or not every one, can hold fail the deployment and are named", async () => {
  const { project } = await deploy(site);
  const cases: [Record<string, FileChange>, RegExp][] = [
    [{ "a\\b.mdx": "x" }, /unsafe-file-name.*a\\\\b\.mdx/],
    [{ "new\nline.mdx": "x" }, /unsafe-file-name.*new\?line\.mdx/],
    [{ "CON.mdx": "x" }, /unsafe-file-name.*CON/],
    [{ "a:b.mdx": "x" }, /unsafe-file-name.*a:b/],
    [{ "end /x.mdx": "x" }, /unsafe-file-name.*end/],
    [{ [`${"é".repeat(130)}.mdx`]: "x" }, /unsafe-file-name.*255/],
    [{ "Index.mdx": "x" }, /colliding-file-names.*Index\.mdx.*index\.mdx|colliding-file-names.*index\.mdx.*Index\.mdx/],
    [{ "caf\u00e9.mdx": "a", "cafe\u0301.mdx": "b" }, /colliding-file-names/],
  ];
  for (const [files, expected] of cases) {
    const gone = Object.fromEntries(Object.keys(files).map((path) => [path, null]));
    const { end } = await deploy(files, project);
    assert.equal(end.status, "failure", Object.keys(files).join());
    assert.match(JSON.stringify(end.error), expected);
    await project.repository.commit(gone);
  }
  // A name of bytes that are no UTF-8, as only Git itself can write it.
  const name = '"\\377\\376.mdx"';
  const stream = `commit refs/heads/main\ncommitter A <a@example.org> 1800000000 +0000\ndata 1\nx\nfrom refs/heads/main^0\nM 100644 inline ${name}\ndata 1\nx\n\n`;
  await project.repository.git(["fast-import", "--quiet", "--force"], Buffer.from(stream));
  const { end } = await deploy({ "b.mdx": "b" }, project);
  assert.equal(end.status, "failure");
  assert.match(JSON.stringify(end.error), /unsafe-file-name.*\?\?\.mdx/);
  assert.ok((await served(project)).has("index.html"), "the site of before is served");
});

test("P18: what a commit says about itself is text, and cut", async () => {
  const message = `<script>alert(1)</script> \x1b[31mred\x1b[0m\n::set-output name=x::y\n${"long ".repeat(200_000)}`;
  const { end } = await deploy(site, undefined, { message, author: "Eve \x1b]0;x\x07 & co <eve@example.org>" });
  assert.equal(end.status, "success", JSON.stringify(end.error));
  assert.ok(end.commit.message.length <= 1000 && end.commit.message.startsWith("<script>alert(1)</script> red"));
  assert.doesNotMatch(JSON.stringify(end), /\\u001b|\\u0007|eve@example/);
  assert.ok(end.logs.every((line: string) => line.length < 2000 && !line.startsWith("::")));
});

test("M05: pages that would hold a build up are named, and every other page is served", async () => {
  const { project, end, statusId } = await deploy({
    ...site,
    "docs.json": config.replace('"index"', '"index","huge","loop","double","pattern","nest","tags"'),
    "huge.mdx": "a".repeat(19_000_000),
    "loop.mdx": "{(() => { while (true) {} })()}\n",
    "double.mdx":
      "export const f = (() => { let a = ['x']; for (let i = 0; i < 40; i++) a = [a, a]; return a })()\n\n{f}\n",
    "pattern.mdx": `{/${"a?".repeat(40)}${"a".repeat(40)}/.test('${"a".repeat(60)}')}\n`,
    "nest.mdx": `${">".repeat(100_000)} x\n`,
    "tags.mdx": "<b>x</b>\n\n".repeat(100_000),
  });
  assert.equal(end.status, "success", JSON.stringify(end.error));
  const named = new Map((await diagnosticsOf(statusId)).map(({ file, code }) => [file, code]));
  assert.deepEqual(Object.fromEntries([...named].sort()), {
    "double.mdx": "page-too-large",
    "huge.mdx": "page-not-rendered",
    "loop.mdx": "expression-limit",
    "nest.mdx": "nested-too-deeply",
    "pattern.mdx": "unsupported-expression",
    "tags.mdx": "page-too-large",
  });
  assert.match((await served(project)).get("index.html") ?? "", /Home/);
});
