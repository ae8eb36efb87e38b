import assert from "node:assert/strict";
import { test } from "node:test";
import { type Serialization, serializeHeader, serializePairs, serializePath, withQuery } from "./serialize.ts";

const list = ["blue", "black", "brown"];
const record = { R: 100, G: 200, B: 150 };
const query = (more: Partial<Serialization>, value: unknown) =>
  serializePairs({ name: "color", in: "query", ...more }, value)
    .map(([name, text]) => `${name}=${text}`)
    .join("&");
const path = (more: Partial<Serialization>, value: unknown) =>
  serializePath({ name: "color", in: "path", ...more }, value);

test("parameters are written as the table of OpenAPI 3.1 says, style by style", () => {
  const table: [style: string, explode: boolean, empty: string, text: string, array: string, object: string][] = [
    ["matrix", false, ";color", ";color=blue", ";color=blue,black,brown", ";color=R,100,G,200,B,150"],
    ["matrix", true, ";color", ";color=blue", ";color=blue;color=black;color=brown", ";R=100;G=200;B=150"],
    ["label", false, ".", ".blue", ".blue,black,brown", ".R,100,G,200,B,150"],
    ["label", true, ".", ".blue", ".blue.black.brown", ".R=100.G=200.B=150"],
    ["simple", false, "", "blue", "blue,black,brown", "R,100,G,200,B,150"],
    ["simple", true, "", "blue", "blue,black,brown", "R=100,G=200,B=150"],
  ];
  for (const [style, explode, ...expected] of table) {
    const written = ["", "blue", list, record].map((value) => path({ style, explode }, value));
    assert.deepEqual(written, expected, `${style} ${explode}`);
  }
  assert.equal(query({ style: "form", explode: false }, list), "color=blue,black,brown");
  assert.equal(query({ style: "form", explode: false }, record), "color=R,100,G,200,B,150");
  assert.equal(query({}, list), "color=blue&color=black&color=brown");
  assert.equal(query({}, record), "R=100&G=200&B=150");
  assert.equal(query({}, ""), "color=");
  assert.equal(query({ style: "spaceDelimited" }, list), "color=blue%20black%20brown");
  assert.equal(query({ style: "spaceDelimited" }, record), "color=R%20100%20G%20200%20B%20150");
  assert.equal(query({ style: "pipeDelimited" }, list), "color=blue%7Cblack%7Cbrown");
  assert.equal(query({ style: "tabDelimited", explode: false }, list), "color=blue%09black%09brown");
  assert.equal(query({ style: "deepObject", explode: true }, record), "color[R]=100&color[G]=200&color[B]=150");
  assert.equal(query({ style: "deepObject" }, { a: { b: [1, 2] } }), "color[a][b]=1&color[a][b]=2");
  const header = { name: "X-Color", in: "header" } as const;
  assert.equal(serializeHeader(header, list), "blue,black,brown");
  assert.equal(serializeHeader(header, record), "R,100,G,200,B,150");
  assert.equal(serializeHeader({ ...header, explode: true }, record), "R=100,G=200,B=150");
});

test("values are encoded for where they stand, and `allowReserved` keeps what an address may hold", () => {
  assert.equal(path({}, "a/b c"), "a%2Fb%20c");
  assert.equal(query({}, "a&b=c/d#e"), "color=a%26b%3Dc%2Fd%23e");
  assert.equal(query({ allowReserved: true }, "a/b?c&d#e"), "color=a/b?c%26d%23e");
  assert.equal(serializeHeader({ name: "X", in: "header" }, "ä b,c"), "ä b,c");
});

test("cookies of the style that is called so are written as they are (OpenAPI 3.2)", () => {
  const cookie = { name: "mark", in: "cookie", style: "cookie" } as const;
  assert.deepEqual(serializePairs(cookie, "a b/ü"), [["mark", "a b/ü"]]);
  assert.deepEqual(serializePairs(cookie, ["a", "b"]), [
    ["mark", "a"],
    ["mark", "b"],
  ]);
  assert.deepEqual(serializePairs({ name: "mark", in: "cookie" }, "a b"), [["mark", "a%20b"]]);
});

test("what `content` describes is JSON, and a value with parts inside a list too", () => {
  assert.equal(query({ json: true }, { a: [1] }), `color=${encodeURIComponent('{"a":[1]}')}`);
  assert.equal(query({}, [{ a: 1 }, true, null]), `color=${encodeURIComponent('{"a":1}')}&color=true&color=null`);
  assert.equal(query({}, []), "");
});

test("a query stands behind what is asked for, not behind what tells operations of one path apart", () => {
  assert.equal(withQuery("/files/{id}#add_link", "fields=a"), "/files/{id}?fields=a");
  assert.equal(withQuery("/?Action=List#1", "a=b"), "/?Action=List&a=b");
  assert.equal(withQuery("/#X-Target=List", ""), "/");
  assert.equal(withQuery("/my files/{file id}/é|%20", "a=b"), "/my%20files/{file id}/%C3%A9%7C%20?a=b");
  assert.equal(
    withQuery(`https://{a b}.test/{x y${"{".repeat(1000)}`, ""),
    `https://{a b}.test/{x%20y${"{".repeat(1000)}`,
  );
  assert.equal(withQuery("/a/{#fragment}", ""), "/a/{#fragment}");
});
