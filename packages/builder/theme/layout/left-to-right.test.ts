import assert from "node:assert/strict";
import { test } from "node:test";
import { print } from "../../html/html.ts";
import { leftToRight } from "./left-to-right.ts";

test("what a program reads stands by itself in a title that is read from right to left, and prose does not", () => {
  const apart = (text: string) =>
    [...print(leftToRight(text, "he")).matchAll(/<bdi>(.*?)<\/bdi>/g)].map(([, one]) => one);
  const cases: Record<string, string[]> = {
    "הזמנה עם client.create()": ["client.create()"],
    "client.create(port, { a: 1 }) יוצר": ["client.create(port, { a: 1 })"],
    "התקנה עם npm install --save-exact.": [],
    "הגדרות של --region ושל $PORT": ["--region", "$PORT"],
    "רכיב <Card> ו-C++": ["&lt;Card>", "C++"],
    "מדריך API (חדש).": [],
    "טקסט (API) ושאלה: API?": [],
    "OpenAPI, GraphQL ועוד 3.0": [],
  };
  for (const [title, wanted] of Object.entries(cases)) {
    const found = apart(title).map((one) => one?.replace("&gt;", ">"));
    assert.deepEqual(found, wanted, title);
    const text = print(leftToRight(title, "he")).replace(/<\/?bdi>/g, "");
    assert.equal(text, print(title));
  }
  assert.equal(leftToRight("client.create()", "en"), "client.create()");
});
