import assert from "node:assert/strict";
import { test } from "node:test";
import { PlacesInText } from "./place-in-text.ts";

const yaml = `# A comment
openapi: 3.1.0
paths:
  "/a":
    get:
      parameters:
      - name: one
        schema: { type: string }
      - # nothing yet
        name: two
        schema:
          type: integer

    post: {}
  /b/{id}:
    get:
      tags:
        - x
        -   name: y
            deep:
              - z
`;
const place = (text: string, ...path: string[]) => {
  const { file, line, column } = new PlacesInText("a.yaml", text).find(path);
  return `${file} ${line}:${column}`;
};

test("a part of YAML is found by what leads to it, and what is not written on lines of its own by its owner", () => {
  assert.equal(place(yaml), "a.yaml 1:1");
  assert.equal(place(yaml, "paths", "/a", "post"), "a.yaml 14:5");
  assert.equal(place(yaml, "paths", "/a", "get", "parameters", "0", "name"), "a.yaml 7:9");
  assert.equal(place(yaml, "paths", "/a", "get", "parameters", "0", "schema", "type"), "a.yaml 8:9");
  assert.equal(place(yaml, "paths", "/a", "get", "parameters", "1", "schema", "type"), "a.yaml 12:11");
  assert.equal(place(yaml, "paths", "/b/{id}", "get", "tags", "1", "deep", "0"), "a.yaml 21:15");
  assert.equal(place(yaml, "paths", "/a", "get", "parameters", "0", "in"), "a.yaml 7:7");
  assert.equal(place(yaml, "paths", "/a", "delete"), "a.yaml 4:3");
});

test("a part of JSON is found by what leads to it", () => {
  const json = JSON.stringify({ paths: { "/a": { get: { tags: ["x", { y: 1 }] } } } }, null, 2);
  assert.equal(place(json, "paths", "/a"), "a.yaml 3:5");
  assert.equal(place(json, "paths", "/a", "get", "tags", "1", "y"), "a.yaml 8:13");
  assert.equal(place(json, "paths", "/a", "put"), "a.yaml 3:5");
});
