import assert from "node:assert/strict";
import { test } from "node:test";
import { answering, buildApi, openapi } from "../testing.ts";

test("a list that names operations with the file of their specification has these alone, where that specification is around", async (t) => {
  const get = (summary: string) => ({ get: answering({}, { summary }) });
  const specification = openapi({ "/a": get("A"), "/b": get("B"), "/c": get("C") });
  const pagesOf = async (names: string[], name = "openapi.json") => {
    const site = await buildApi(
      t,
      specification,
      { tabs: [{ tab: "API", openapi: name, pages: names }] },
      {
        "specs/shop-openapi.json": JSON.stringify(specification),
      },
    );
    return site.manifest.pages.map(({ path }) => path.replace("api-reference/", "")).sort();
  };
  assert.deepEqual(await pagesOf(["openapi.json GET /a"]), ["a"]);
  assert.deepEqual(await pagesOf(["/openapi.json GET /a", "GET /b"]), ["a", "b"]);
  assert.deepEqual(await pagesOf(["GET /a"], "specs/shop-openapi.json"), ["a"]);
  assert.deepEqual(
    await pagesOf(["openapi.json GET /a"], "specs/shop-openapi.json"),
    ["a", "a-1", "b", "c"],
    "one of another file",
  );
  assert.deepEqual(await pagesOf(["./openapi.json get /a"], "/openapi.json"), ["a"]);
});
