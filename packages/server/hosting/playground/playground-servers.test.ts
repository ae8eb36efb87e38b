import assert from "node:assert/strict";
import { test } from "node:test";
import { endpointsOf, isListedRequest, type PlaygroundEndpoint } from "./playground-servers.ts";

type Variables = PlaygroundEndpoint["servers"][number]["variables"];
const allows = (server: string, url: string, variables: Variables = {}) =>
  isListedRequest({ method: "get", servers: [{ url: server, variables }], proxy: true }, "GET", new URL(url));

test("an address is on a listed server when scheme, host and port are the same", () => {
  assert.equal(allows("https://api.example.com/v1", "https://API.example.com/anything"), true);
  assert.equal(allows("https://api.example.com", "https://api.example.com:443/"), true);
  assert.equal(allows("http://api.example.com:8080", "http://api.example.com:8080/"), true);
  for (const url of [
    "http://api.example.com/",
    "https://api.example.com:8443/",
    "https://api.example.com.evil.example/",
    "https://apiXexample.com/",
    "https://evil.example/?https://api.example.com",
  ])
    assert.equal(allows("https://api.example.com", url), false, url);
  assert.equal(allows("/v1", "https://docs.example.com/v1"), false);
});

test("a variable takes its listed values; an open one is a label below the API's own domain, never a host", () => {
  const region = { region: { default: "eu", enum: ["eu", "us"] } };
  assert.equal(allows("https://{region}.example.com", "https://us.example.com/", region), true);
  assert.equal(allows("https://{region}.example.com", "https://cn.example.com/", region), false);
  const tenant = { tenant: { default: "demo" } };
  assert.equal(allows("https://{tenant}.example.com/v1", "https://acme.example.com/", tenant), true);
  assert.equal(allows("https://{tenant}.example.com", "https://a.b.example.com/", tenant), false);
  assert.equal(allows("https://{tenant}.com", "https://evil.com/", tenant), false);
  assert.equal(allows("https://{host}", "https://evil.example/", { host: { default: "api.example.com" } }), false);
  assert.equal(allows("https://{host}", "https://api.example.com/", { host: { default: "api.example.com" } }), true);
  assert.equal(allows("{scheme}://{host}:{port}", "http://evil.example:1/"), false);
  const port = { port: { default: "8443", enum: ["8443", "443"] } };
  assert.equal(allows("https://api.example.com:{port}", "https://api.example.com/", port), true);
  assert.equal(allows("https://api.example.com:{port}", "https://api.example.com:1/", port), false);
});

test("a page's endpoints are read as the builder wrote them; what is none is passed over", () => {
  const wrap = (text: string) => `<p><script type="application/json" class="lc-playground-data">${text}</script>`;
  const endpoint = { method: "GET", servers: [{ url: "https://a.example" }], proxy: true };
  const html =
    wrap(JSON.stringify(endpoint)) + wrap("{") + wrap("null") + wrap('{"method":"GET","servers":[],"proxy":false}');
  assert.deepEqual(endpointsOf(html), [endpoint]);
});
