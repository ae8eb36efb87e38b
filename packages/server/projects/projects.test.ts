import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { createTestApi, exerciseCommonErrors, type TestApi } from "../http/testing.ts";
import { createProjectsRoutes, findProject, openCredential, projectByDomain } from "./index.ts";

/** What the test's DNS holds: TXT records by name. */
const dns = new Map<string, string[]>();
const repositoryUrl = "https://git.example/team/docs.git";
let api: TestApi;
before(async () => {
  api = await createTestApi({
    plugins: [createProjectsRoutes(async (name) => dns.get(name) ?? [])],
    config: {
      gitPrivateHosts: ["git.internal:8080"],
      publicUrl: "https://lectern.example",
      sitesDomain: "sites.example",
      previewsDomain: "previews.example",
    },
  });
});
after(() => api.close());

const create = (body: object, key?: string) =>
  api.inject({ method: "POST", url: "/v1/projects", body, ...(key ? { key } : {}) });
const patch = (id: string, body: object) => api.inject({ method: "PATCH", url: `/v1/projects/${id}`, body });
const paths = (answer: { json(): { details: { path: string }[] } }) =>
  answer.json().details.map((detail) => detail.path);

describe("a project", () => {
  it("is made with a host name of its own and readable defaults", async () => {
    const answer = await create({
      name: "Team Docs",
      repositoryUrl,
      organizationId: "org_x",
      liveDeploymentId: "dep_x",
    });
    assert.equal(answer.status, 201);
    const project = answer.json();
    assert.equal(answer.headers.location, `/v1/projects/${project.projectId}`);
    assert.deepEqual(project.source, { repositoryUrl, branch: "main", directory: "" });
    assert.deepEqual(
      [project.slug, project.domain, project.siteUrl],
      ["team-docs", "team-docs.sites.example", "https://team-docs.sites.example"],
    );
    assert.deepEqual([project.hasCredential, project.liveDeploymentId], [false, null]);
    const row = await findProject(api.db, api.organizationId, project.projectId);
    assert.equal(row.organization_id, api.organizationId);
    assert.equal((await create({ name: "Team Docs", repositoryUrl })).json().slug, "team-docs-2");
  });

  it("takes the slug asked for, or says that it cannot", async () => {
    assert.equal((await create({ name: "x", slug: "wanted", repositoryUrl })).json().slug, "wanted");
    const { keys } = await api.addOrganization();
    const taken = await create({ name: "x", slug: "wanted", repositoryUrl }, keys.write);
    assert.equal(taken.status, 409);
    for (const slug of ["www", "api", "xn--80ak6aa92e", "-x", "UPPER", ""]) {
      assert.deepEqual(paths(await create({ name: "x", slug, repositoryUrl })), ["body.slug"], slug);
    }
  });

  it("has a remote that can be one, and each fault is named", async () => {
    for (const url of ["ssh://git@git.example/docs", "git@git.example:docs.git", "http://git.internal:8080/docs"]) {
      assert.equal((await create({ name: "ok", repositoryUrl: url })).status, 201, url);
    }
    for (const url of [
      "http://git.example/docs",
      "file:///etc",
      "/etc",
      "ext::sh -c x",
      "https://u:p@git.example/docs",
      "--upload-pack=x",
      "https://%zz@git.example/docs",
    ]) {
      const answer = await create({ name: "x", repositoryUrl: url });
      assert.deepEqual(paths(answer), ["body.repositoryUrl"], url);
      // It stands beside a form's field, whose label is another.
      assert.doesNotMatch(answer.json().details[0].message, /repositoryUrl/, url);
    }
    const faults = await create({ name: "x", repositoryUrl: "nonsense", branch: "a..b", directory: "../x" });
    assert.deepEqual(paths(faults), ["body.repositoryUrl", "body.branch", "body.directory"]);
  });

  it("keeps its credential encrypted, never shows it, and forgets it with another host", async () => {
    const credential = { kind: "token", token: "tok-secret-123" };
    const answer = await create({ name: "Private", repositoryUrl, credential });
    const { projectId } = answer.json();
    assert.equal(answer.json().hasCredential, true);
    assert.ok(!answer.body.includes("tok-secret-123"));
    const row = await findProject(api.db, api.organizationId, projectId);
    assert.ok(!row.credential?.includes("tok-secret-123"));
    assert.deepEqual(openCredential(api.services.secrets, row), credential);
    assert.throws(() => openCredential(api.services.secrets, { ...row, id: "prj_other" }), "moved to another project");
    assert.equal(
      (await patch(projectId, { repositoryUrl: "https://git.example/team/other.git" })).json().hasCredential,
      true,
    );
    assert.equal((await patch(projectId, { repositoryUrl: "https://evil.example/x.git" })).json().hasCredential, false);
    assert.equal(
      (await patch(projectId, { credential: { kind: "ssh-key", privateKey: "k" } })).json().hasCredential,
      true,
    );
    assert.equal((await patch(projectId, { credential: null })).json().hasCredential, false);
    const wrong = await patch(projectId, { credential: { kind: "token" } });
    assert.deepEqual(paths(wrong), ["body.credential.token"]);
    const log = await api.db.selectFrom("audit_log").selectAll().execute();
    assert.ok(!JSON.stringify(log).includes("tok-secret-123"));
  });

  it("is changed in what the request names, and deleted with all it has", async () => {
    const { projectId } = (await create({ name: "Before", repositoryUrl, directory: "/docs/" })).json();
    const changed = (await patch(projectId, { name: "After", slug: "other", plan: "free" })).json();
    assert.deepEqual([changed.name, changed.slug, changed.source.directory], ["After", "before", "docs"]);
    assert.equal((await patch(projectId, {})).status, 400);
    assert.equal((await api.inject({ method: "DELETE", url: `/v1/projects/${projectId}` })).status, 204);
    assert.equal((await api.inject({ url: `/v1/projects/${projectId}` })).status, 404);
  });

  it("is listed to its organization in pages", async () => {
    const first = (await api.inject({ url: "/v1/projects?limit=2" })).json();
    assert.equal(first.projects.length, 2);
    const second = (await api.inject({ url: `/v1/projects?limit=100&cursor=${first.nextCursor}` })).json();
    assert.ok(
      second.projects.every((project: { projectId: string }) =>
        first.projects.every((other: { projectId: string }) => other.projectId !== project.projectId),
      ),
    );
    const { keys } = await api.addOrganization();
    assert.deepEqual((await api.inject({ url: "/v1/projects", key: keys.read })).json().projects, []);
    assert.equal((await api.inject({ url: `/v1/projects?cursor=${first.nextCursor}`, key: keys.read })).status, 400);
  });
});

describe("a domain", () => {
  const add = (projectId: string, hostname: string, key?: string) =>
    api.inject({
      method: "POST",
      url: `/v1/projects/${projectId}/domains`,
      body: { hostname },
      ...(key ? { key } : {}),
    });
  const verify = (projectId: string, hostname: string, key?: string) =>
    api.inject({
      method: "POST",
      url: `/v1/projects/${projectId}/domains/${hostname}/verify`,
      ...(key ? { key } : {}),
    });

  it("M15: counts once its record is in DNS, and not before", async () => {
    const { projectId } = (await create({ name: "Domains", slug: "domains", repositoryUrl })).json();
    const added = await add(projectId, "Docs.Example.COM.");
    assert.equal(added.status, 201);
    const { hostname, verified, verification } = added.json();
    assert.deepEqual(
      [hostname, verified, verification.name],
      ["docs.example.com", false, "_lectern-challenge.docs.example.com"],
    );
    assert.equal((await add(projectId, "docs.example.com")).status, 409);
    dns.set(verification.name, ["v=spf1 -all", "lectern-verification=wrong"]);
    assert.equal((await verify(projectId, "docs.example.com")).status, 409);
    assert.equal(await projectByDomain(api.db, "sites.example", api.organizationId, "docs.example.com"), null);
    dns.set(verification.name, [verification.value]);
    assert.equal((await verify(projectId, "docs.example.com")).json().verified, true);
    assert.equal((await verify(projectId, "docs.example.com")).json().verified, true, "again");
    const found = await projectByDomain(api.db, "sites.example", api.organizationId, "docs.example.com");
    assert.equal(found?.id, projectId);
    const project = (await api.inject({ url: `/v1/projects/${projectId}` })).json();
    assert.deepEqual([project.domain, project.siteUrl], ["docs.example.com", "https://docs.example.com"]);
    const list = (await api.inject({ url: `/v1/projects/${projectId}/domains` })).json();
    assert.deepEqual(
      list.domains.map((domain: { hostname: string }) => domain.hostname),
      ["docs.example.com"],
    );
  });

  it("M15: may be claimed by several and proven by one; removed, it is proven anew", async () => {
    const own = (await create({ name: "Own", repositoryUrl })).json().projectId;
    const other = await api.addOrganization();
    const foreign = (await create({ name: "Foreign", repositoryUrl }, other.keys.write)).json().projectId;
    const record = (await add(own, "shared.example.com")).json().verification;
    const foreignRecord = (await add(foreign, "shared.example.com", other.keys.write)).json().verification;
    assert.notEqual(record.value, foreignRecord.value);
    dns.set(record.name, [record.value, foreignRecord.value]);
    assert.equal((await verify(own, "shared.example.com")).status, 200);
    assert.equal((await verify(foreign, "shared.example.com", other.keys.write)).status, 409);
    assert.equal(await projectByDomain(api.db, "sites.example", other.organizationId, "shared.example.com"), null);
    await api.inject({ method: "DELETE", url: `/v1/projects/${own}/domains/shared.example.com` });
    assert.equal(await projectByDomain(api.db, "sites.example", api.organizationId, "shared.example.com"), null);
    assert.equal((await verify(foreign, "shared.example.com", other.keys.write)).status, 200);
    const again = (await add(own, "shared.example.com")).json().verification;
    assert.notEqual(again.value, record.value, "an old record proves nothing");
  });

  it("M15: is neither an address nor a name of the server's own", async () => {
    const { projectId } = (await create({ name: "x", repositoryUrl })).json();
    for (const name of [
      "10.0.0.1",
      "localhost",
      "*.example.com",
      "https://a.example",
      "a.sites.example",
      "previews.example",
      "lectern.example",
      "x.localhost",
    ]) {
      assert.deepEqual(paths(await add(projectId, name)), ["body.hostname"], name);
    }
    assert.equal((await add(projectId, "bücher.example")).json().hostname, "xn--bcher-kva.example");
  });
});

describe("a host name under the sites domain", () => {
  it("finds its project within its organization only", async () => {
    const found = await projectByDomain(api.db, "sites.example", api.organizationId, "wanted.sites.example");
    assert.equal(found?.slug, "wanted");
    const { organizationId } = await api.addOrganization();
    assert.equal(await projectByDomain(api.db, "sites.example", organizationId, "wanted.sites.example"), null);
    assert.equal(await projectByDomain(api.db, "sites.example", api.organizationId, "a.wanted.sites.example"), null);
  });
});

describe("the routes of projects", () => {
  it("answer every documented status", async () => {
    const { projectId } = (await create({ name: "Statuses", repositoryUrl })).json();
    const project = `/v1/projects/${projectId}`;
    await api.inject({ method: "POST", url: `${project}/domains`, body: { hostname: "statuses.example.com" } });
    const body = { name: "x", repositoryUrl };
    await exerciseCommonErrors(api, { url: "/v1/projects" });
    await exerciseCommonErrors(api, { method: "POST", url: "/v1/projects", body });
    await exerciseCommonErrors(api, { url: project });
    await exerciseCommonErrors(api, { method: "PATCH", url: project, body: { name: "x" } });
    await exerciseCommonErrors(api, { method: "DELETE", url: project });
    await exerciseCommonErrors(api, { url: `${project}/domains` });
    await exerciseCommonErrors(api, { method: "POST", url: `${project}/domains`, body: { hostname: "a.example.com" } });
    await exerciseCommonErrors(api, { method: "POST", url: `${project}/domains/statuses.example.com/verify` });
    await exerciseCommonErrors(api, { method: "DELETE", url: `${project}/domains/statuses.example.com` });
    api.assertAllStatusesSeen(api.documented.operationIds("/v1/projects"));
  });
});
