import assert from "node:assert/strict";
import { test } from "node:test";
import type { PlaygroundData, PlaygroundMedia } from "../../../reference/playground/playground-data.ts";
import { buildRequest } from "./build-request.ts";
import type { BodyValue, RequestValues } from "./request-values.ts";

const data: PlaygroundData = {
  method: "POST",
  path: "/users/{id}",
  servers: [
    { url: "https://{region}.api.example.com/v1/", variables: { region: { default: "eu" } } },
    { url: "/local" },
  ],
  parameters: [
    { name: "id", in: "path", required: true, schema: {} },
    { name: "tags", in: "query", schema: {} },
    { name: "X-Trace", in: "header", schema: {} },
    { name: "flavour", in: "cookie", schema: {} },
  ],
  body: null,
  security: [
    [{ key: "token", kind: "bearer", in: "header", name: "Authorization" }],
    [
      { key: "login", kind: "basic", in: "header", name: "Authorization" },
      { key: "key", kind: "value", in: "query", name: "api_key" },
      { key: "crumb", kind: "value", in: "cookie", name: "sid" },
    ],
  ],
  definitions: {},
  languages: [],
  proxy: true,
  credentials: false,
  prefill: false,
};
const none: RequestValues = {
  server: { index: 0, variables: {} },
  security: { alternative: 0, credentials: {} },
  parameters: {},
  body: null,
};
const withBody = (type: string, content: BodyValue["content"], more: Partial<PlaygroundMedia> = {}) =>
  buildRequest(data, { ...none, body: { type, content } }, { type, schema: {}, ...more });

test("parameters of a path that stand in the address of its server are put there", () => {
  const servers = [{ url: "https://{tenant}.example.com" }];
  const parameters = [{ name: "tenant", in: "path" as const, required: true as const, schema: {} }];
  const of = (tenant: Record<string, unknown>) =>
    buildRequest({ ...data, servers, parameters, path: "/users" }, { ...none, parameters: tenant }, null);
  assert.equal(of({ "path tenant": "acme" }).url, "https://acme.example.com/users");
  assert.deepEqual(of({}).missing, ["tenant"]);
});

test("address, headers and credentials follow what is entered; what is left empty is not sent", () => {
  const empty = buildRequest(data, none, null);
  assert.equal(empty.url, "https://eu.api.example.com/v1/users/{id}");
  assert.deepEqual([empty.headers, empty.missing, empty.body], [[], ["id"], null]);
  const built = buildRequest(
    data,
    {
      ...none,
      server: { index: 0, variables: { region: "us" } },
      security: { alternative: 0, credentials: { token: { value: "abc" } } },
      parameters: {
        "path id": "a b",
        "query tags": ["x", "y"],
        "header X-Trace": "1\r\nEvil: 2",
        "cookie flavour": "oat",
      },
    },
    null,
  );
  assert.equal(built.url, "https://us.api.example.com/v1/users/a%20b?tags=x&tags=y");
  assert.deepEqual(built.headers, [
    ["X-Trace", "1 Evil: 2"],
    ["Authorization", "Bearer abc"],
    ["Cookie", "flavour=oat"],
  ]);
});

test("each way to be let in sends what it asks for, in its place", () => {
  const credentials = { login: { username: "zoë", password: "p:w" }, key: { value: "k&y" }, crumb: { value: "c" } };
  const built = buildRequest(data, { ...none, security: { alternative: 1, credentials } }, null);
  assert.match(built.url, /\?api_key=k%26y$/);
  assert.deepEqual(built.headers, [
    ["Authorization", `Basic ${Buffer.from("zoë:p:w").toString("base64")}`],
    ["Cookie", "sid=c"],
  ]);
});

test("JSON is sent as it was typed, and samples show it as a value", () => {
  const typed = withBody("application/json", { kind: "text", text: '{"n": 12345678901234567890}' });
  assert.equal(typed.body, '{"n": 12345678901234567890}');
  assert.equal(typed.sample.body?.kind, "json");
  const form = withBody("application/vnd.api+json", { kind: "value", value: { a: [1, null] } });
  assert.equal(form.body, '{"a":[1,null]}');
  assert.deepEqual(form.headers, [["Content-Type", "application/vnd.api+json"]]);
});

test("a form repeats lists, and writes objects as its encoding says or as JSON", () => {
  const value = { name: "a&b", tags: ["x", "y"], meta: { a: 1 }, deep: { a: 1 } };
  const built = withBody(
    "application/x-www-form-urlencoded",
    { kind: "value", value },
    { encoding: { deep: { style: "deepObject" } } },
  );
  assert.equal(built.body, `name=a%26b&tags=x&tags=y&meta=${encodeURIComponent('{"a":1}')}&deep[a]=1`);
});

test("a form with files carries each of them with its name, and its type is left to the browser", async () => {
  const files = [new File(["one"], "one.txt"), new File(["two"], "two.txt")];
  const value = { files, title: "Both", meta: { a: 1 } };
  const built = withBody(
    "multipart/form-data",
    { kind: "value", value },
    { encoding: { meta: { contentType: "application/json" }, title: { contentType: "text/*" } } },
  );
  const form = built.body as FormData;
  assert.deepEqual(built.headers, []);
  assert.deepEqual(
    form.getAll("files").map((file) => (file as File).name),
    ["one.txt", "two.txt"],
  );
  assert.equal(form.get("title"), "Both");
  assert.equal((form.get("meta") as File).type, "application/json");
  assert.equal(await (form.get("meta") as File).text(), '{"a":1}');
  assert.deepEqual(built.sample.body, {
    kind: "multipart",
    fields: [
      ["files", "one.txt", true],
      ["files", "two.txt", true],
      ["title", "Both", false],
      ["meta", '{"a":1}', false, "application/json"],
    ],
  });
});

test("a media type that is entered as a header counts, but for a form with parts, which the browser names", () => {
  const parameters = { "header Content-Type": "application/vnd.shop+json" };
  const typed: PlaygroundData = { ...data, parameters: [{ name: "Content-Type", in: "header", schema: {} }] };
  const sent = (type: string) =>
    buildRequest(
      typed,
      { ...none, parameters, body: { type, content: { kind: "value", value: { a: 1 } } } },
      { type, schema: {} },
    );
  assert.deepEqual(sent("application/json").headers, [["Content-Type", "application/vnd.shop+json"]]);
  assert.deepEqual(sent("multipart/form-data").headers, []);
});

test("items that a form joins are one part of it", () => {
  const encoding = { tags: { style: "tabDelimited", explode: false } };
  const built = withBody("multipart/form-data", { kind: "value", value: { tags: ["x", "y"] } }, { encoding });
  assert.deepEqual((built.body as FormData).getAll("tags"), ["x\ty"]);
});

test("a file is the whole body of a binary type", () => {
  const file = new File(["png"], "a.png", { type: "image/png" });
  const built = withBody("image/*", { kind: "file", file });
  assert.equal(built.body, file);
  assert.deepEqual(built.headers, [["Content-Type", "image/png"]]);
});

test("whole numbers of any length are sent, and stand in the sample, as they were typed", () => {
  const text = '{"id":1234567890123456789}';
  const typed = withBody("application/json", { kind: "value", value: { id: 1234567890123456789n } });
  assert.deepEqual([typed.body, typed.sample.body], [text, { kind: "json", value: { id: 1234567890123456789n } }]);
  const written = withBody("application/json", { kind: "text", text });
  assert.deepEqual(written.sample.body, typed.sample.body);
});
