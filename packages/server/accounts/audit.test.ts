import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { createTestApi, type TestApi } from "../http/testing.ts";
import { accountsRoutes, createAuthenticate, createKey, writeAudit } from "./index.ts";

let api: TestApi;
let key: string;
before(async () => {
  api = await createTestApi({ plugins: [accountsRoutes], authenticate: createAuthenticate });
  const actor = { organizationId: api.organizationId, actor: "=cmd()" };
  ({ key } = await createKey(api.db, api.services.secrets, actor, { name: "Admin", scope: "write" }));
});
after(() => api.close());

const get = (query: string) => api.inject({ url: `/v1/audit${query}`, key });

test("D11: no operation changes or removes an entry of the audit log", async () => {
  const { entries } = (await get("?limit=1")).json();
  for (const method of ["POST", "PUT", "PATCH", "DELETE"] as const) {
    for (const url of ["/v1/audit", `/v1/audit/${entries[0].id}`]) {
      const answer = await api.inject({ method, url, key, body: { action: "nothing" } });
      assert.ok([404, 405].includes(answer.status), `${method} ${url}: ${answer.status}`);
    }
  }
  assert.deepEqual((await get("?limit=1")).json().entries[0].id, entries[0].id);
});

test("D11: a long log is read page by page, each entry once, and only one's own", async () => {
  const mine = { organizationId: api.organizationId, actor: "ada" };
  for (let number = 0; number < 250; number++) await writeAudit(api.db, mine, "project.update", `p${number}`);
  const other = await api.db
    .insertInto("organizations")
    .values({ id: "org_other", name: "Other", slug: "other-audit" })
    .returning("id")
    .executeTakeFirstOrThrow();
  await writeAudit(api.db, { organizationId: other.id, actor: "eve" }, "project.delete", "theirs");
  const seen: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const page: { entries: { target: string | null }[]; nextCursor: string | null } = (
      await get(`?limit=100${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ""}`)
    ).json();
    assert.ok(page.entries.length <= 100);
    for (const { target } of page.entries) seen.push(target ?? "");
    cursor = page.nextCursor;
  }
  const mineSeen = seen.filter((target) => /^p\d+$/.test(target));
  assert.deepEqual([mineSeen.length, new Set(mineSeen).size], [250, 250]);
  assert.ok(!seen.includes("theirs"));
});
