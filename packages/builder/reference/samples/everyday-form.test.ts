import assert from "node:assert/strict";
import { test } from "node:test";
import type { HttpRequest } from "./http-request.ts";
import { defaultLanguages, sampleLanguage } from "./languages.ts";

// The form in which readers of such references know samples: they compare pages, and copy what they have seen before.

const request: HttpRequest = {
  method: "POST",
  url: "https://api.quay.test/boats/{id}",
  headers: [
    ["Authorization", "Bearer <token>"],
    ["Content-Type", "application/json"],
  ],
  body: { kind: "json", value: { name: "Ada", crew: { size: 2 }, tags: ["a", "b"], extra: {}, on: true } },
};
const plain: HttpRequest = { method: "GET", url: "http://localhost:3000/ready", headers: [], body: null };
const written = (name: string, one: HttpRequest) => sampleLanguage(name)?.write(one) ?? "";

test("seven languages are shown where docs.json names none", () => {
  assert.deepEqual(defaultLanguages, ["bash", "python", "javascript", "php", "go", "java", "ruby"]);
});

test("curl's address stands without quotes where no shell reads a sign of it", () => {
  assert.match(written("bash", request), /--url https:\/\/api\.quay\.test\/boats\/\{id\} \\/);
  for (const search of ["?a=b", "?a=b&c=d", "/a b", "/{a,b}", "/it's", "/$HOME", "/*", "/#x", "/(x)", "/;x"])
    assert.match(written("bash", { ...plain, url: `https://a.test${search}` }), /--url '/, search);
});

test("Python writes short lists and objects with one key on their line, and all headers", () => {
  assert.equal(
    written("python", request),
    `import requests

url = "https://api.quay.test/boats/{id}"

payload = {
    "name": "Ada",
    "crew": { "size": 2 },
    "tags": ["a", "b"],
    "extra": {},
    "on": True
}
headers = {
    "Authorization": "Bearer <token>",
    "Content-Type": "application/json"
}

response = requests.post(url, json=payload, headers=headers)

print(response.text)`,
  );
  const nested: HttpRequest = { ...plain, body: { kind: "json", value: { all: [{ a: 1, b: 2 }, 3] } } };
  assert.match(
    written("python", nested),
    /payload = \{ "all": \[\n {8}\{\n {12}"a": 1,\n {12}"b": 2\n {8}\},\n {8}3\n {4}\] \}/,
  );
  assert.match(written("python", { ...plain, headers: [["X-Key", "a"]] }), /\nheaders = \{"X-Key": "a"\}\n/);
  const file: HttpRequest = {
    ...request,
    headers: [],
    body: { kind: "multipart", fields: [["photo", "a.png", true]] },
  };
  assert.match(written("python", file), /files = \{ "photo": \("a\.png", open\("a\.png", "rb"\)\) \}/);
});

test("JavaScript has its options in an object, on one line where that is short", () => {
  assert.equal(
    written("javascript", request),
    `const options = {
  method: 'POST',
  headers: {Authorization: 'Bearer <token>', 'Content-Type': 'application/json'},
  body: JSON.stringify({name: 'Ada', crew: {size: 2}, tags: ['a', 'b'], extra: {}, on: true})
};

fetch('https://api.quay.test/boats/{id}', options)
  .then(res => res.json())
  .then(res => console.log(res))
  .catch(err => console.error(err));`,
  );
  assert.match(written("javascript", plain), /^const options = \{method: 'GET'\};\n/);
  const long: HttpRequest = { ...plain, body: { kind: "json", value: { a: "x".repeat(90), b: [{ c: 1 }] } } };
  assert.match(
    written("javascript", long),
    /body: JSON\.stringify\(\{\n {4}a: 'x{90}',\n {4}b: \[\{c: 1\}\]\n {2}\}\)/,
  );
});

test("PHP encodes the body itself and tells failures; an empty object stays one", () => {
  assert.match(
    written("php", request),
    /CURLOPT_POSTFIELDS => json_encode\(\[\n {4}'name' => 'Ada',\n {4}'crew' => \[\n {6}'size' => 2\n {4}\],\n {4}'tags' => \[\n {6}'a',\n {6}'b'\n {4}\],\n {4}'extra' => new stdClass\(\),\n {4}'on' => true\n {2}\]\),/,
  );
  assert.match(written("php", request), /CURLOPT_TIMEOUT => 30,/);
  assert.match(written("php", request), /"Authorization: Bearer <token>",\n {4}"Content-Type: application\/json"\n/);
  assert.match(written("php", request), /\$err = curl_error\(\$curl\);/);
  assert.match(written("php", plain), /CURLOPT_PORT => "3000",\n {2}CURLOPT_URL => "http:/);
  assert.doesNotMatch(written("php", request), /CURLOPT_PORT/);
  assert.match(written("php", { ...plain, url: 'https://a.test/$x"' }), /CURLOPT_URL => "https:\/\/a\.test\/\\\$x\\""/);
});

test("Go, Java and Ruby are written as elsewhere", () => {
  assert.match(written("go", request), /req, _ := http\.NewRequest\("POST", url, payload\)/);
  assert.match(written("go", request), /req\.Header\.Add\("Authorization", "Bearer <token>"\)/);
  assert.match(written("go", plain), /import \(\n\t"fmt"\n\t"net\/http"\n\t"io"\n\)/);
  assert.match(
    written("java", request),
    /^HttpResponse<String> response = Unirest\.post\("[^"]+"\)\n {2}\.header\("Authorization", "Bearer <token>"\)/,
  );
  assert.match(written("java", plain), /Unirest\.get\("[^"]+"\)\n {2}\.asString\(\);$/);
  assert.match(written("java", { ...request, method: "GET" }), /Unirest\.request\("GET", "/);
  assert.match(written("ruby", request), /^require 'uri'\nrequire 'net\/http'\n/);
  assert.match(written("ruby", request), /http\.use_ssl = true\n\nrequest = Net::HTTP::Post\.new\(url\)/);
  assert.match(written("ruby", request), /request\["Authorization"\] = 'Bearer <token>'/);
  assert.doesNotMatch(written("ruby", plain), /use_ssl/);
  assert.match(written("ruby", { ...plain, url: "https://a.test/#{x}" }), /URI\("https:\/\/a\.test\/\\#\{x\}"\)/);
});

test("headers stand in the order of their names with curl, else as they are given: credentials before the type of a body", () => {
  const headers: HttpRequest["headers"] = [
    ["x-trace", "1"],
    ["Content-Type", "text/plain"],
    ["X-Key", "2"],
    ["Authorization", "3"],
  ];
  const names = [...written("bash", { ...plain, headers }).matchAll(/--header '([^:]+)/g)].map(([, name]) => name);
  assert.deepEqual(names, ["Authorization", "Content-Type", "X-Key", "x-trace"]);
  const own: HttpRequest["headers"] = [
    ["X-Key", "2"],
    ["Content-Type", "text/plain"],
  ];
  const inLanguage = (language: string) => written(language, { ...plain, headers: own });
  assert.match(inLanguage("php"), /"Content-Type: text\/plain",\n {4}"X-Key: 2"/);
  assert.match(inLanguage("python"), /"X-Key": "2",\n {4}"Content-Type"/);
  assert.match(inLanguage("javascript"), /\{'X-Key': '2', 'Content-Type'/);
});
