import assert from "node:assert/strict";
import { test } from "node:test";
import { answering, buildApi, openapi } from "../testing.ts";

const navigation = { groups: [{ group: "A", openapi: "openapi.json" }] };
const docs = (examples: object) =>
  JSON.stringify({ name: "Shop", theme: "mint", colors: { primary: "#0a6" }, navigation, api: { examples } });
const givenAlone = { "docs.json": docs({ autogenerate: false }) };

test("samples of the specification: several of one language, and code that stands in a file", async (t) => {
  const samples = [
    { lang: "python", label: "SDK", source: { $ref: "samples/add.py" } },
    { lang: "Python", label: "requests", source: "import requests" },
    { lang: "curl", source: "curl https://x" },
    { lang: "elixir", source: 'IO.puts("x")' },
  ];
  const add = answering({}, { summary: "Add", "x-codeSamples": samples });
  const files = { "samples/add.py": "import sdk\nsdk.add()\n", "parts/item.yaml": "" };
  files["parts/item.yaml"] =
    "get:\n  summary: Far\n  x-code-samples:\n    - lang: go\n      source: { $ref: ../samples/far.go }\n  responses: {}\n";
  const specification = openapi({ "/a": { post: add }, "/b": { $ref: "parts/item.yaml" } });
  const site = await buildApi(t, specification, navigation, { ...files, "samples/far.go": "package far\n" });
  assert.deepEqual(site.complaints, []);
  const twin = site.text("api-reference/add.md");
  assert.match(
    twin,
    /```python SDK\nimport sdk\nsdk\.add\(\)\n```\n\n```python requests\nimport requests\n```\n\n```bash cURL\ncurl https:\/\/x\n```\n\n```elixir elixir\n/,
  );
  assert.match(site.text("api-reference/far.md"), /```go Go\npackage far\n```/);
});

test("M08: a sample reaches files of the tree alone, and of no length", async (t) => {
  const sample = (at: string, ref: string) => ({
    [at]: { get: answering({}, { summary: at.slice(1), "x-codeSamples": [{ lang: "sh", source: { $ref: ref } }] }) },
  });
  const specification = openapi({
    ...sample("/out", "../../etc/passwd"),
    ...sample("/web", "https://169.254.169.254/x.sh"),
    ...sample("/gone", "gone.sh"),
    ...sample("/long", "long.sh"),
  });
  const site = await buildApi(t, specification, navigation, { "long.sh": "x".repeat(300_000) });
  assert.deepEqual(
    site.report.diagnostics.map(({ code }) => code),
    Array(4).fill("unresolved-reference"),
  );
  assert.ok(site.text("api-reference/long.md").length < 20_000);
});

test("a sample for a shell that asks another program than curl is not called by that", async (t) => {
  const samples = [
    { lang: "shell", source: "shop users add" },
    { lang: "bash", source: "curl https://x" },
  ];
  const add = answering({}, { summary: "Add", "x-codeSamples": samples });
  const site = await buildApi(t, openapi({ "/a": { post: add } }), navigation);
  assert.match(site.text("api-reference/add.md"), /```bash Shell\nshop users add\n```\n\n```bash cURL\n/);
});

test("samples are read in the words of ReadMe too", async (t) => {
  const samples = [
    { language: "python", name: "By the client", code: "import shop" },
    { language: "curl", code: "curl https://x" },
  ];
  const first = answering({}, { summary: "Own", "x-code-samples": samples });
  const second = answering({}, { summary: "Kept", "x-readme": { "code-samples": samples, "explorer-enabled": false } });
  const site = await buildApi(t, openapi({ "/a": { post: first, put: second } }), navigation, givenAlone);
  for (const file of ["own", "kept"])
    assert.match(
      site.text(`api-reference/${file}.md`),
      /```python By the client\nimport shop\n```\n\n```bash cURL\ncurl https:\/\/x\n```\n\n```json 200/,
    );
});

test("a sample has its code as `code` too, and its language as its label alone", async (t) => {
  const samples = [
    { lang: "python", label: "SDK", code: { $ref: "samples/add.py" } },
    { label: "Ruby", code: "Shop.add" },
    { label: "By hand", source: "open the shop" },
    { lang: "go" },
  ];
  const add = answering({}, { summary: "Add", "x-codeSamples": samples });
  const files = { ...givenAlone, "samples/add.py": "import sdk\n" };
  const twin = (await buildApi(t, openapi({ "/a": { post: add } }), navigation, files)).text("api-reference/add.md");
  assert.match(
    twin,
    /```python SDK\nimport sdk\n```\n\n```ruby Ruby\nShop\.add\n```\n\n```text By hand\nopen the shop\n```\n\n```json 200/,
  );
});

test("samples of the specification stand before those that are made in the other languages asked for", async (t) => {
  const samples = [
    { lang: "JavaScript", label: "By the client", source: "shop.add()" },
    { lang: "elixir", source: "Shop.add" },
  ];
  const add = answering({}, { summary: "Add", "x-codeSamples": samples });
  const panels = async (examples: object) => {
    const site = await buildApi(t, openapi({ "/a": { post: add } }), navigation, { "docs.json": docs(examples) });
    const page = site.text("api-reference/add.html");
    const beside = /id="request-example".*?(?=id="response-example"|<h2)/s.exec(page)?.[0] ?? "";
    return [...beside.matchAll(/class="lc-tab-label">([^<]*)/g)].map(([, label]) => label);
  };
  assert.deepEqual(await panels({ languages: ["curl", "js", "go", "sh"] }), ["By the client", "elixir", "cURL", "Go"]);
  assert.deepEqual(await panels({ languages: ["js"] }), ["By the client", "elixir"]);
  assert.deepEqual(await panels({ languages: ["curl"], autogenerate: false }), ["By the client", "elixir"]);
});
