import assert from "node:assert/strict";
import { after, describe, it } from "node:test";
import { createTestApi, exerciseCommonErrors } from "../../http/testing.ts";
import { accountsRoutes, createKey } from "../index.ts";
import { createSession } from "../sessions/session-store.ts";
import { useAccountsApi } from "../testing.ts";

const { api, ownerCookie, send } = await useAccountsApi();

describe("the roles", () => {
  it("D03: are held to by every operation", async () => {
    const { organizationId } = (await send("GET", "/v1/organization", { cookie: ownerCookie })).json();
    const key = await createKey(
      api.db,
      api.services.secrets,
      { organizationId, actor: "x" },
      { name: "x", scope: "write" },
    );
    const viewer = await api.db
      .insertInto("users")
      .values({ id: "usr_v", name: "V", email: "v@example.com" })
      .returning("id")
      .executeTakeFirstOrThrow();
    await api.db
      .insertInto("members")
      .values({ id: "mem_v", organization_id: organizationId, user_id: viewer.id, role: "viewer" })
      .execute();
    const token = await createSession(api.db, api.services.secrets, viewer.id, { address: "", userAgent: undefined });
    const cookie = `lectern_session=${token}`;
    const document = (await send("GET", "/v1/openapi.json")).json();
    for (const [path, methods] of Object.entries(
      document.paths as Record<string, Record<string, { security?: unknown[] }>>,
    )) {
      for (const [method, operation] of Object.entries(methods)) {
        if (operation.security?.length === 0 || method === "get") continue;
        const url = path.replace("{keyId}", key.row.id).replace(/\{\w+\}/, "mem_v");
        const answer = await send(method.toUpperCase() as "POST", url, { cookie });
        assert.equal(answer.json().code, "insufficient_role", `${method} ${path}`);
      }
    }
    assert.equal((await send("GET", "/v1/audit", { cookie })).status, 403);
  });
});

describe("the routes of the organization", () => {
  it("answer every documented status", async () => {
    const plain = await createTestApi({ plugins: [accountsRoutes] });
    after(() => plain.close());
    for (const [url, forViewer] of [
      ["/v1/organization", 200],
      ["/v1/audit", 403],
    ] as const) {
      await exerciseCommonErrors(plain, { url });
      assert.equal((await plain.inject({ url, key: plain.signIn("viewer") })).status, forViewer, url);
      assert.equal((await plain.inject({ url, key: plain.keys.read })).status, 200);
    }
    await exerciseCommonErrors(plain, { url: "/v1/me" });
    assert.equal((await plain.inject({ url: "/v1/me", key: plain.keys.read })).status, 200);
    const rename = { method: "PATCH", url: "/v1/organization", body: { name: "x" } } as const;
    await exerciseCommonErrors(plain, rename);
    assert.equal((await plain.inject(rename)).status, 200);
    plain.assertAllStatusesSeen(["getMe", "getOrganization", "updateOrganization", "listAudit"]);
  });
});
