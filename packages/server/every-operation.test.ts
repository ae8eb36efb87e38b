/** What holds for every operation that the API's document names, asked over a real connection. */
import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import { apiPlugins } from "./api-plugins.ts";
import { createTestApi, type LocalServer, sendRaw, startLocalServer, type TestApi } from "./http/testing.ts";
import { everyRow, fillOrganization, type PathValues } from "./testing/filled-organization.ts";
import { type Operation, operationsOf } from "./testing/operations.ts";

let api: TestApi;
let server: LocalServer;
let operations: Operation[];
let ids: PathValues;
before(async () => {
  api = await createTestApi({ plugins: apiPlugins });
  server = await startLocalServer((request, response) => api.app.routing(request, response));
  operations = operationsOf(api);
  ids = await fillOrganization(api);
});
after(async () => {
  server.close();
  await api.close();
});
beforeEach(() => forgetLimits());

const forgetLimits = () => api.db.deleteFrom("rate_limit_buckets").execute();

/** A body that each operation takes, where it takes one. */
const bodies: Record<string, Record<string, unknown>> = {
  updateOrganization: { name: "Another name" },
  updateMember: { role: "editor" },
  createInvitation: { email: "guest@example.com", role: "viewer" },
  createKey: { name: "Another", scope: "read" },
  rotateKey: { graceDays: 1 },
  createProject: { name: "More", repositoryUrl: "https://127.0.0.1:1/more.git" },
  updateProject: { name: "Renamed" },
  addDomain: { hostname: "more.example.com" },
  triggerPreview: { branch: "next" },
  rollBack: { deploymentId: "dep_00000000000000000000" },
  startStaticExport: { domain: "docs.sites.localhost" },
  updateFeedback: { status: "resolved", note: "done" },
};

interface Asked {
  operation: Operation;
  values?: PathValues;
  query?: string;
  body?: unknown;
  key?: string;
}

async function ask({ operation, values = ids, query = "", body = bodies[operation.id], key = api.keys.write }: Asked) {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const path = operation.url(values) + query;
  const headers = {
    authorization: `Bearer ${key}`,
    ...(text === undefined
      ? {}
      : { "content-type": "application/json", "content-length": `${Buffer.byteLength(text)}` }),
  };
  const answer = await sendRaw(server.port, {
    path,
    method: operation.method,
    headers,
    ...(text === undefined ? {} : { body: text }),
  });
  const said = answer.body.length > 0 ? JSON.parse(answer.body.toString()) : null;
  api.documented.expect({
    method: operation.method,
    url: path,
    status: answer.status,
    headers: answer.headers,
    body: answer.body.toString(),
  });
  const place = `${operation.method} ${path.slice(0, 200)} ${text?.slice(0, 200) ?? ""}: ${answer.status}`;
  return { status: answer.status, said, place };
}

test("A10: what belongs to another organization answers, byte for byte, like what does not exist, and is left alone", async () => {
  const other = await api.addOrganization();
  const before = await everyRow(api);
  const absent = Object.fromEntries(
    Object.entries(ids).map(([name, id]) => [name, id.replace(/_[0-9a-f]{20}$/, `_${"0".repeat(20)}`)]),
  );
  for (const operation of operations.filter(({ pathNames }) => pathNames.length > 0)) {
    const answers = [];
    for (const values of [ids, absent]) {
      const { status, said, place } = await ask({ operation, values, key: other.keys.write });
      assert.equal(status, 404, place);
      answers.push({ ...said, requestId: "" });
    }
    assert.deepEqual(answers[0], answers[1], operation.id);
  }
  assert.deepEqual(await everyRow(api), before);
});

/** What tries to mean something to SQL, to a store of documents, to a file system, a template or a log. */
const payloads = [
  "' or '1'='1' --",
  '"; drop table feedback; --',
  "1); select pg_sleep(9); --",
  '{"$gt":""}',
  "$ne",
  "../../../etc/passwd",
  "..\\..\\x",
  "%s%n#{7*7}{{7*7}}",
  "a\r\nSet-Cookie: x=1",
  "\u0000",
  "🎉\u202e",
  "x".repeat(4096),
  "-1",
  "1e309",
];

test("D01, F06: no value in a path or query is more than a value, and no GET changes anything", async () => {
  const before = await everyRow(api);
  for (const operation of operations.filter(({ method }) => method === "GET")) {
    const places = [
      ...operation.pathNames.map((name) => ({ name, isPath: true })),
      ...operation.queryNames.map((name) => ({ name, isPath: false })),
    ];
    const plain = await ask({ operation });
    assert.equal(plain.status, 200, plain.place);
    for (const { name, isPath } of places) {
      for (const payload of [...payloads.map(encodeURIComponent), "%ff", "%", "%u0041", "..%2f..", "a&b=c&a"]) {
        await forgetLimits();
        const values = isPath ? { ...ids, [name]: payload } : ids;
        const { status, place } = await ask({ operation, values, query: isPath ? "" : `?${name}=${payload}` });
        assert.ok((isPath ? [400, 404] : [400]).includes(status), place);
      }
    }
  }
  assert.deepEqual(await everyRow(api), before);
});

test("F06: no text in a body is more than a text", async () => {
  for (const operation of operations.filter(({ id, method }) => bodies[id] && method !== "DELETE")) {
    for (const name of Object.keys(bodies[operation.id] ?? {})) {
      for (const payload of [...payloads, "\ud800", { $gt: "" }, [["x"]], null, true, 2 ** 53]) {
        await forgetLimits();
        const { status, place } = await ask({ operation, body: { ...bodies[operation.id], [name]: payload } });
        assert.ok(status < 500 && status !== 404 && status !== 429, place);
      }
    }
  }
  const { keys } = await api.addOrganization();
  const plain = operations.find(({ id }) => id === "listFeedback") as Operation;
  assert.equal((await ask({ operation: plain, key: keys.read })).status, 404, "the tables are still there");
  assert.equal((await ask({ operation: plain })).said.feedback.length, 1);
});

test("D04: fields that are not the caller's to choose are ignored or refused, and nothing of theirs is stored", async () => {
  const other = await api.addOrganization("free");
  const foreign: Record<string, unknown> = {
    id: "planted",
    organizationId: other.organizationId,
    organization_id: other.organizationId,
    orgId: other.organizationId,
    projectId: "planted",
    role: "owner",
    scope: "planted",
    plan: "free",
    createdAt: "1999-01-01T00:00:00Z",
    created_at: "1999-01-01T00:00:00Z",
    verified: true,
    verifiedAt: "1999-01-01T00:00:00Z",
    liveDeploymentId: "planted",
    progress: 100,
  };
  const { rows, accepted } = { rows: await everyRow(api), accepted: new Set<string>() };
  for (const operation of operations.filter(({ id }) => bodies[id])) {
    await forgetLimits();
    const { status, place } = await ask({ operation, body: { ...foreign, ...bodies[operation.id] } });
    assert.ok([200, 201, 202, 400, 409].includes(status), place);
    if (status < 300) accepted.add(operation.id);
  }
  assert.ok(accepted.size >= 7, `${[...accepted]} were carried out`);
  const after = await everyRow(api);
  assert.doesNotMatch(JSON.stringify(after), /planted|1999-01-01/);
  const of = (all: Record<string, unknown[]>, organization: string) =>
    Object.values(all)
      .flat()
      .filter((row) => JSON.stringify(row).includes(organization));
  assert.deepEqual(of(after, other.organizationId), of(rows, other.organizationId));
  const plans = after.organizations as { id: string; plan: string }[];
  assert.equal(plans.find(({ id }) => id === api.organizationId)?.plan, "enterprise");
  const roles = (all: Record<string, unknown[]>) => (all.members as { role: string }[]).map(({ role }) => role).sort();
  assert.deepEqual(roles(after), roles(rows));
});

test("D03: each role and each scope may call what it should, of every operation", async () => {
  const forAdmins = [
    "addDomain",
    "createInvitation",
    "createKey",
    "createProject",
    "deleteProject",
    "listAudit",
    "removeDomain",
    "removeMember",
    "revokeInvitation",
    "revokeKey",
    "rotateKey",
    "updateMember",
    "updateOrganization",
    "updateProject",
    "verifyDomain",
  ];
  const changing = operations.filter(({ method }) => method !== "GET").map(({ id }) => id);
  const refused = async (bearer: string, code: string) => {
    const found: string[] = [];
    for (const { id, method, url } of operations) {
      await forgetLimits();
      const request = { method, url: url({}), key: bearer, ...(bodies[id] ? { body: {} } : {}) };
      const answer = await api.inject(request);
      if (answer.status === 403 && answer.json().code === code) found.push(id);
    }
    return found.sort();
  };
  assert.deepEqual(await refused(api.keys.read, "insufficient_scope"), [...changing].sort());
  assert.deepEqual(
    await refused(api.signIn("viewer"), "insufficient_role"),
    [...new Set([...changing, "listAudit"])].sort(),
  );
  assert.deepEqual(await refused(api.signIn("editor"), "insufficient_role"), forAdmins);
  for (const bearer of [api.signIn("admin"), api.signIn("owner"), api.keys.write])
    assert.deepEqual(await refused(bearer, "insufficient_role"), []);
});
