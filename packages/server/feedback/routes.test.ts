import assert from "node:assert/strict";
import { after, beforeEach, test } from "node:test";
import { rateLimits } from "@lectern/contract";
import { sql } from "kysely";
import { exerciseCommonErrors } from "../http/testing.ts";
import { addEntries, createFeedbackApi, type TestEntry } from "./testing.ts";

const { api, newProject, get } = await createFeedbackApi();
after(() => api.close());
beforeEach(async () => {
  await api.db.deleteFrom("rate_limit_buckets").execute();
});
const times = (count: number, entry: TestEntry) => Array.from({ length: count }, () => entry);

test("feedback by page: counts by source and vote, most entries first, equal ones by path", async () => {
  const { url } = await newProject([
    ...times(3, { path: "/b", source: "contextual", helpful: true }),
    { path: "/b", source: "contextual", helpful: false },
    { path: "/b", source: "contextual" },
    ...times(2, { path: "/b", source: "code_snippet" }),
    { path: "/b", source: "thumbs_only", helpful: false },
    { path: "/b", source: "agent", helpful: true },
    { path: "/ä", source: "agent" },
    { path: "/a", source: "agent" },
    { path: "/Z", source: "agent" },
  ]);
  const answer = (await get(`${url}/by-page`)).json();
  assert.deepEqual(answer, {
    feedback: [
      { path: "/b", thumbsUp: 3, thumbsDown: 1, code: 2, total: 9, votes: { up: 4, down: 2 } },
      ...["/Z", "/a", "/ä"].map((path) => ({
        path,
        thumbsUp: 0,
        thumbsDown: 0,
        code: 0,
        total: 1,
        votes: { up: 0, down: 0 },
      })),
    ],
    hasMore: false,
    nextCursor: null,
  });
});

test("F10: a project is counted and listed by its index, however many entries there are", async () => {
  const [{ projectId, url }, other] = [await newProject(), await newProject()];
  await sql`
    insert into feedback (id, organization_id, project_id, client_id, path, source, helpful, created_at)
    select 'fb_many_' || n, ${api.organizationId}, case when n % 15 = 0 then ${projectId} else ${other.projectId} end, gen_random_uuid(), '/p' || (n % 500), 'contextual', n % 3 = 0,
      now() - make_interval(secs => n)
    from generate_series(1, 60000) as n`.execute(api.db);
  await sql`analyze feedback`.execute(api.db);
  const scans = async () => {
    await sql`select pg_stat_force_next_flush()`.execute(api.db);
    const { rows } = await sql<{ whole: number; index: number }>`
      select seq_scan::int as whole, idx_scan::int as index from pg_stat_user_tables where relname = 'feedback'`.execute(
      api.db,
    );
    return rows[0] as { whole: number; index: number };
  };
  const before = await scans();
  for (const query of ["", "?limit=100", "?dateFrom=2020-01-01T00:00:00Z&limit=50"])
    for (const part of ["", "/by-page"]) await get(url + part + query);
  const after = await scans();
  assert.equal(after.whole, before.whole);
  assert.ok(after.index > before.index);
});

/** Every page of a list, by its cursors; `between` runs after each. */
async function walk<T>(url: string, between: (page: number) => Promise<unknown>): Promise<T[]> {
  const items: T[] = [];
  let next: string | null = url;
  for (let page = 0; next; page++) {
    const answer: Awaited<ReturnType<typeof get>> = await get(next);
    const { feedback, hasMore, nextCursor } = answer.json();
    items.push(...feedback);
    assert.equal(hasMore, nextCursor !== null);
    const link = /^<http:\/\/localhost:4400([^>]+)>; rel="next"$/.exec(String(answer.headers.link ?? ""))?.[1] ?? null;
    assert.equal(link !== null, hasMore);
    next = link;
    await between(page);
  }
  return items;
}

for (const [name, query] of [
  ["of all time", "limit=2"],
  ["between dates", "limit=2&dateFrom=2020-01-01&dateTo=2100-01-01"],
  ["of a source", "limit=2&source=contextual&status=pending,resolved"],
] as const)
  test(`F09: pages by cursor, ${name}, neither repeat nor drop a page while entries come`, async () => {
    const { projectId, url } = await newProject(
      Array.from({ length: 7 }, (_, page) => times(page + 1, { path: `/page-${page}` })).flat(),
    );
    const pages = await walk<{ path: string; total: number }>(`${url}/by-page?${query}`, async (page) => {
      // Enough to move a page that is still to come before those already seen, and one that is new.
      await addEntries(api.db, api.organizationId, projectId, [
        ...times(20, { path: `/page-${page}` }),
        { path: `/new-${page}` },
      ]);
    });
    assert.deepEqual(
      pages.map(({ path, total }) => `${path} ${total}`),
      [6, 5, 4, 3, 2, 1, 0].map((page) => `/page-${page} ${page + 1}`),
    );
  });

test("F09: single entries: newest first, entries of one moment too, and none twice while others come", async () => {
  const moment = "2025-05-01T10:00:00.000Z";
  const { projectId, ids, url } = await newProject([
    ...times(5, { createdAt: moment, comment: "same moment" }),
    { createdAt: "2025-05-02T10:00:00.000Z", comment: "newest" },
    { createdAt: "2025-04-30T10:00:00.000Z", comment: "oldest" },
  ]);
  // PostgreSQL's clock is finer than JavaScript's: these differ by one microsecond.
  await sql`update feedback set created_at = created_at + interval '1 microsecond' where id = ${ids[2]}`.execute(
    api.db,
  );
  const entries = await walk<{ id: string; comment: string }>(`${url}?limit=2`, async () => {
    await addEntries(api.db, api.organizationId, projectId, [{ comment: "later" }]);
  });
  assert.equal(entries.length, 7);
  assert.deepEqual(new Set(entries.map(({ id }) => id)), new Set(ids));
  assert.equal(entries[0]?.comment, "newest");
  assert.equal(entries[1]?.id, ids[2]);
  assert.equal(entries[6]?.comment, "oldest");
});

test("F02: a cursor that is cut, changed or of another query is 400", async () => {
  const { url } = await newProject(Array.from({ length: 4 }, (_, page) => ({ path: `/${page}` })));
  const { url: otherUrl } = await newProject(Array.from({ length: 4 }, (_, page) => ({ path: `/${page}` })));
  for (const list of ["/by-page", ""]) {
    const cursor = (await get(`${url}${list}?limit=2`)).json().nextCursor as string;
    await get(`${url}${list}?limit=2&cursor=${cursor}`);
    await get(`${url}${list}?limit=1&cursor=${cursor}`);
    for (const [address, wrong] of [
      [url + list, cursor.slice(0, -2)],
      [url + list, `A${cursor.slice(1)}`],
      [url + list, "nonsense"],
      [otherUrl + list, cursor],
      [`${url}${list === "" ? "/by-page" : ""}`, cursor],
    ]) {
      assert.deepEqual((await get(`${address}?limit=2&cursor=${wrong}`, 400)).json().details[0].path, "query.cursor");
    }
    await get(`${url}${list}?limit=2&source=agent&cursor=${cursor}`, 400);
  }
});

test("an entry tells what belongs to its source", async () => {
  const { projectId, url } = await newProject();
  const common = { organization_id: api.organizationId, project_id: projectId, path: "/a" };
  await api.db
    .insertInto("feedback")
    .values([
      {
        ...common,
        id: "fb_1",
        client_id: crypto.randomUUID(),
        source: "contextual",
        helpful: true,
        reason: "clear",
        comment: "<b>good</b>",
        contact: "a@example.com",
      },
      {
        ...common,
        id: "fb_2",
        client_id: crypto.randomUUID(),
        source: "code_snippet",
        code: "x = 1",
        filename: "a.py",
        lang: "python",
      },
      { ...common, id: "fb_3", client_id: crypto.randomUUID(), source: "thumbs_only", helpful: false },
      { ...common, id: "fb_4", client_id: crypto.randomUUID(), source: "agent", comment: "from an agent" },
    ])
    .execute();
  const entries = (await get(url)).json().feedback as Record<string, unknown>[];
  const fields = Object.fromEntries(
    entries.map(({ path: _, createdAt: __, status: ___, note: ____, ...entry }) => [entry.id, entry]),
  );
  assert.deepEqual(fields, {
    fb_1: {
      id: "fb_1",
      source: "contextual",
      comment: "<b>good</b>",
      helpful: true,
      reason: "clear",
      contact: "a@example.com",
    },
    fb_2: { id: "fb_2", source: "code_snippet", comment: null, code: "x = 1", filename: "a.py", lang: "python" },
    fb_3: { id: "fb_3", source: "thumbs_only", comment: null, helpful: false },
    fb_4: { id: "fb_4", source: "agent", comment: "from an agent", helpful: null },
  });
});

test("triage: status and note, alone and together", async () => {
  const { ids, url } = await newProject([{ comment: "broken link" }]);
  const patch = (body: unknown) => api.inject({ method: "PATCH", url: `${url}/${ids[0]}`, body });
  assert.equal((await patch({ status: "in_progress" })).json().status, "in_progress");
  const entry = (await patch({ status: "resolved", note: "fixed" })).json();
  assert.deepEqual([entry.status, entry.note, entry.comment], ["resolved", "fixed", "broken link"]);
  assert.deepEqual((await patch({ note: null })).json().note, null);
  assert.equal((await get(`${url}?status=resolved`)).json().feedback[0].id, ids[0]);
  for (const body of [{}, { status: "done" }, { note: 5 }, { note: "x".repeat(5000) }, []]) {
    assert.equal((await patch(body)).status, 400, JSON.stringify(body));
  }
});

test("A10, F06: ids that name nothing, or another's, are 404; hostile ones too", async () => {
  const { ids, projectId } = await newProject([{}]);
  const { url: otherUrl } = await newProject();
  for (const id of ["..%2f..", "%F0%9F%98%80", "x".repeat(2000), "'%20or%201=1--"]) {
    await get(`/v1/analytics/${id}/feedback`, 404);
    await get(`/v1/analytics/${id}/feedback/by-page`, 404);
  }
  const answer = await api.inject({ method: "PATCH", url: `${otherUrl}/${ids[0]}`, body: { status: "resolved" } });
  assert.equal(answer.status, 404, "an entry of another project");
  const other = await api.addOrganization();
  const foreign = await api.inject({ url: `/v1/analytics/${projectId}/feedback/by-page`, key: other.keys.write });
  assert.equal(foreign.status, 404);
});

test("F07: all analytics endpoints share one limit, over projects and keys of an organization", async () => {
  const [first, second] = [await newProject([{}]), await newProject()];
  const remaining = (answer: { headers: Record<string, unknown> }) =>
    Number(/;r=(\d+);/.exec(String(answer.headers.ratelimit))?.[1]);
  const start = remaining(await get(`${first.url}/by-page`));
  assert.equal(remaining(await get(second.url)), start - 1);
  const patched = await api.inject({
    method: "PATCH",
    url: `${first.url}/${first.ids[0]}`,
    body: { status: "resolved" },
  });
  assert.equal(remaining(patched), start - 2);
  assert.equal(remaining(await api.inject({ url: first.url, key: api.keys.read })), start - 3);
});

test("the rules that every operation keeps", async () => {
  const { ids, url } = await newProject([{}]);
  await exerciseCommonErrors(api, { url: `${url}/by-page` }, { limit: rateLimits.analytics });
  await api.db.deleteFrom("rate_limit_buckets").execute();
  await exerciseCommonErrors(api, { url }, { limit: rateLimits.analytics });
  await api.db.deleteFrom("rate_limit_buckets").execute();
  const body = { status: "resolved" };
  await exerciseCommonErrors(api, { method: "PATCH", url: `${url}/${ids[0]}`, body }, { limit: rateLimits.analytics });
  await get(`${url}/votes`);
  await exerciseCommonErrors(api, { url: `${url}/votes` }, { limit: rateLimits.analytics });
  api.assertAllStatusesSeen(["getFeedbackByPage", "getFeedbackVotes", "listFeedback", "updateFeedback"]);
});
