import assert from "node:assert/strict";
import { test } from "node:test";
import { compileRedirects, isSafeDestination, parseRedirectsFile } from "./redirects.ts";

const rule = (source: string, destination: string, permanent = true) => ({ source, destination, permanent });
const redirects = compileRedirects([
  rule("/old", "/new"),
  rule("/old", "/never: the first rule wins"),
  rule("no-slash", "/new#part"),
  rule("/soon/", "/later", false),
  rule("/home", "/"),
  rule("/index", "/"),
  rule("/out", "https://example.com/x?y=1"),
  rule("/blog/:slug*", "/posts/:slug*"),
  rule("/blog/special/:rest*", "/special/:rest*"),
  rule("/v1/*", "/v2/*"),
  rule("/beta-*", "/stable-*"),
  rule("/users/:id/edit", "/people/:id"),
  rule("/:lang/help/:topic", "/support/:topic"),
  rule("/kept/:path*/end", "/ends/:path*"),
  rule("/zone-:slug*", "/zones/:slug*"),
  rule("/batch/messages:send", "/batch/send"),
  rule("/names", "/x/:constructor/:__proto__"),
  rule("/docs/:path*", "https://example.com/docs/:path*"),
  rule("/gone/:path*", "/:path*"),
  rule("/self/:path*", "/self/:path*"),
  rule("/evil", "//evil.example"),
  rule("/evil2", "javascript:alert(1)"),
  rule("/evil3/:host*", "https://:host*/x"),
  rule("/evil4", "/\\evil.example"),
]);
const find = (path: string) => {
  const found = redirects.find(path, "missing");
  return found && { location: found.location, status: found.status };
};

for (const [path, location, status = 308] of [
  ["/old", "/new"],
  ["/old/", "/new"],
  ["/no-slash", "/new#part"],
  ["/soon", "/later", 307],
  ["/old.md", "/new.md"],
  ["/no-slash.md", "/new.md"],
  ["/home.md", "/index.md"],
  ["/out.md", "https://example.com/x?y=1"],
  ["/out", "https://example.com/x?y=1"],
  ["/blog/a/b", "/posts/a/b"],
  ["/blog", "/posts/"],
  ["/blog/special/x", "/posts/special/x"],
  ["/v1/a", "/v2/a"],
  ["/beta-one", "/stable-one"],
  ["/beta-one/two", "/stable-one/two"],
  ["/users/7/edit", "/people/7"],
  ["/de/help/billing", "/support/billing"],
  ["/kept/a/b/end", "/ends/a/b"],
  ["/zone-north", "/zones/north"],
  ["/batch/messages:send", "/batch/send"],
  ["/names", "/x/:constructor/:__proto__"],
  ["/docs/a", "https://example.com/docs/a"],
  ["/docs/ü b", "https://example.com/docs/%C3%BC%20b"],
  ["/gone", "/"],
  ["/gone/evil.example", "/evil.example"],
] as [string, string, number?][]) {
  test(`${path} leads to ${location}`, () => assert.deepEqual(find(path), { location, status }));
}

test("the first rule of the list that fits counts, whether it names one path or many", () => {
  const list = [
    rule("/api/:version/users", "/people"),
    rule("/api/old/:path*", "/archive/:path*"),
    rule("/api/:path*", "/reference/:path*"),
    rule("/api/new/start", "/never"),
    rule("/api-*", "/apis/*"),
    rule("/standing", "/moved"),
    rule("/*", "/home"),
    rule("/api/late", "/never"),
    rule("/page", "/moved"),
  ];
  const found = (path: string, stands: "missing" | "found" = "missing") =>
    compileRedirects(list).find(path, stands)?.location ?? null;
  assert.equal(found("/api/old/users"), "/people");
  assert.equal(found("/api/old/roles"), "/archive/roles");
  assert.equal(found("/api/new/start"), "/reference/new/start");
  assert.equal(found("/api"), "/reference/");
  assert.equal(found("/api-x"), "/apis/x");
  assert.equal(found("/other"), "/home");
  assert.equal(found("/page"), "/home");
  assert.equal(found("/page.md"), "/home");
  // Where a page stands, only a rule that names it comes before it.
  assert.equal(found("/standing", "found"), "/moved");
  assert.equal(found("/page", "found"), null);
  assert.equal(found("/other", "found"), null);
});

test("M12: thousands of rules cost a path no more than those that could fit it", () => {
  const many = Array.from({ length: 7000 }, (_, at) => rule(`/part-${at}/:path*`, `/new-${at}/:path*`));
  let read = 0;
  const counted = many.map((one) => ({
    ...one,
    get destination() {
      read++;
      return one.destination;
    },
  }));
  const compiled = compileRedirects(counted);
  read = 0;
  for (let at = 0; at < 7000; at++) assert.equal(compiled.find(`/part-${at}/a`, "missing")?.location, `/new-${at}/a`);
  assert.equal(compiled.find("/none/a", "missing"), null);
  assert.ok(read <= 7000, `${read} rules were looked at`);
});

test("no rule, no redirect; a rule never leads to itself", () => {
  for (const path of [
    "/",
    "/older",
    "/users/7",
    "/users/7/edit/more",
    "/beta",
    "/self/a",
    "/blogs/x",
    "/index.md",
    "/kept/a",
    "/de/help/a/b",
  ]) {
    assert.equal(find(path), null, path);
  }
});

test("M12: nothing leads to another host but an absolute http(s) address", () => {
  for (const path of ["/evil", "/evil2", "/evil3/evil.example", "/evil4"]) assert.equal(find(path), null, path);
  for (const path of ["/gone//evil.example", "/gone/", "/blog//x", "/gone/%2f"]) {
    assert.doesNotMatch(find(path)?.location ?? "/", /^[/\\]{2}|^[a-z]+:/i, path);
  }
  assert.ok(isSafeDestination("/a#b"));
  for (const bad of ["//x", "x", "ftp://x/", "https://a@b/", "http:///x", "/a b", ""])
    assert.ok(!isSafeDestination(bad), bad);
});

test("the redirects file of a bundle says the same", () => {
  const rules = parseRedirectsFile("# a comment\n\n/old /new 301\n/soon  /later 302\n/v1/* /v2/:splat 308\nnonsense\n");
  assert.deepEqual(rules, [rule("/old", "/new"), rule("/soon", "/later", false), rule("/v1/*", "/v2/*")]);
  assert.equal(compileRedirects(rules).find("/v1/a/b", "missing")?.location, "/v2/a/b");
});
