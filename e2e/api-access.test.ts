/** Who may call what, of every operation that the served OpenAPI document names. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { send } from "../demo/client.ts";
import { type CheckedApi, cookieOf, ok, readApi } from "./api-client.ts";
import { type Platform, startPlatform } from "./platform.ts";

interface Operation {
  label: string;
  method: string;
  url: string;
}

let platform: Platform;
let api: CheckedApi;
let operations: Operation[];

before(async () => {
  platform = await startPlatform();
  api = await readApi(platform.baseUrl);
  operations = Object.entries(api.document.paths).flatMap(([template, methods]) =>
    Object.entries(methods as Record<string, { security?: unknown[] }>)
      .filter(([, { security }]) => security?.length !== 0)
      .map(([name]) => {
        const method = name.toUpperCase();
        const url = platform.baseUrl + template.replaceAll(/\{[^}]+\}/g, "x");
        return { label: `${method} ${template}`, method, url };
      }),
  );
});
after(() => platform?.close());

test("A01: every operation that is not for strangers refuses one", async () => {
  assert.ok(operations.length > 30, "the document names the operations of the platform");
  for (const { label, method, url } of operations) {
    const stranger = await send(url, { method });
    assert.deepEqual([stranger.status, stranger.headers["www-authenticate"]], [401, "Bearer"], label);
  }
});

test("D03: every operation that changes something refuses a viewer", async () => {
  const owner = api.as({ cookie: platform.owner.cookie, origin: platform.baseUrl });
  const invited = await ok(owner.POST("/v1/invitations", { body: { email: "vic@example.com", role: "viewer" } }));
  const token = new URL(invited.url).hash.slice("#token=".length);
  const body = { token, name: "Vic", password: "a viewer's password" };
  const cookie = cookieOf((await api.as({}).POST("/v1/invitations/accept", { body })).response);
  const viewer = { cookie, origin: platform.baseUrl };
  for (const { label, method, url } of operations.filter(({ method }) => method !== "GET")) {
    const refused = await send(url, { method, headers: viewer, ...(method === "DELETE" ? {} : { body: {} }) });
    assert.match(refused.text, /"code":"insufficient_role"/, `${label}: ${refused.status}`);
  }
});
