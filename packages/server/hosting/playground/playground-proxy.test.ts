import assert from "node:assert/strict";
import type { IncomingHttpHeaders } from "node:http";
import { after, beforeEach, test } from "node:test";
import { gzipSync } from "node:zlib";
import { anonymousLimits, limits } from "@lectern/contract";
import { createTestApi, sendRaw, startLocalServer } from "../../http/testing.ts";
import { addPreview, addSite, publishManifest, serveSites, storeManifest, type TestSite } from "../testing.ts";

interface Upstream {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

let site: TestSite;
let received: Upstream[] = [];
const upstream = await startLocalServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk) => chunks.push(chunk));
  request.on("end", () => {
    const { method = "", url = "", headers } = request;
    received.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    if (url === "/redirect") response.writeHead(302, { location: "http://169.254.169.254/" }).end();
    else if (url === "/endless") {
      const more = () => {
        while (response.write(Buffer.alloc(1024 * 1024)));
        response.once("drain", more);
      };
      more();
    } else {
      response.writeHead(418, "Teapot", {
        "content-type": "text/html",
        "content-encoding": "gzip",
        "set-cookie": "sid=theirs",
        "x-own": "yes",
        connection: "close",
      });
      response.end(gzipSync("<script>alert(document.domain)</script>"));
    }
  });
});
const upstreamHost = `127.0.0.1:${upstream.port}`;
const api = await createTestApi({ plugins: [], config: { playgroundPrivateHosts: [upstreamHost] } });
const server = await serveSites(api.services);
const { port } = server;
after(async () => {
  server.close();
  upstream.close();
  await api.close();
});

const page = (data: unknown) =>
  `<h1>API</h1><script type="application/json" class="lc-playground-data">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
beforeEach(async () => {
  received = [];
  await api.db.deleteFrom("rate_limit_buckets").execute();
  site = await addSite(api.services, api.organizationId);
  const endpoint = (url: string, more = {}) => ({ method: "POST", servers: [{ url }], proxy: true, ...more });
  const files = {
    "index.html": "<h1>Home</h1>",
    "ships.html": page(endpoint(`http://${upstreamHost}/v1`)),
    "inside.html": page(endpoint("http://127.0.0.1:1")),
    "metadata.html": page(endpoint("http://169.254.169.254")),
    "inside-too.html": page({ method: "POST", servers: insideServers().map((url) => ({ url })), proxy: true }),
    "direct.html": page(endpoint(`http://${upstreamHost}`, { proxy: false })),
  };
  await publishManifest(api.services, site, await storeManifest(api.services, files));
});

/** Servers that a hostile specification may list: this server itself, and ways to write what is inside. */
const insideServers = () => [
  `http://localhost:${port}`,
  `http://127.0.0.1:${port}`,
  "http://2130706433",
  "http://0x7f.1",
  "http://[::1]",
  "http://[::ffff:169.254.169.254]",
];

interface Passed {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** What the API answered; null when the site answered itself. */
  told: { status: number; statusText: string; headers: [string, string][] } | null;
  code: string | null;
}
interface Asked {
  page: string;
  method: string;
  url: string;
  headers: [string, string][];
}

/** As a page of the site asks, unless told otherwise. */
async function pass(
  asked: Partial<Asked>,
  body = "",
  more: Record<string, string | null> = {},
  host = `${site.slug}.sites.localhost:${port}`,
  to = port,
): Promise<Passed> {
  const envelope = { page: "/ships", method: "POST", url: `http://${upstreamHost}/v1/ships`, headers: [], ...asked };
  const answer = await sendRaw(to, {
    path: "/_lectern/playground",
    method: "POST",
    headers: { host, origin: `http://${host}`, cookie: "session=ours", authorization: "Bearer ours", ...more },
    body: `${JSON.stringify(envelope)}\n${body}`,
  });
  const text = answer.body.toString();
  const told = answer.headers["lectern-response"];
  return {
    ...answer,
    body: text,
    told: told ? JSON.parse(decodeURIComponent(String(told))) : null,
    code: told ? null : JSON.parse(text).code,
  };
}

test("M10: a request reaches the API as the reader meant it, with nothing of ours", async () => {
  const answer = await pass(
    {
      headers: [
        ["Authorization", "Bearer theirs"],
        ["X-Text", "zoë"],
        ["Connection", "upgrade"],
        ["X-Forwarded-For", "10.0.0.1"],
        ["Host", "elsewhere.example"],
      ],
    },
    '{"name":"Argo\\n"}',
    { "x-forwarded-for": "203.0.113.9" },
  );
  assert.equal(answer.status, 200);
  const [got] = received;
  assert.deepEqual([got?.method, got?.url, got?.body], ["POST", "/v1/ships", '{"name":"Argo\\n"}']);
  const { authorization, cookie, host, origin, referer, via } = got?.headers ?? {};
  assert.deepEqual(
    [authorization, cookie, host, origin, referer, via],
    ["Bearer theirs", undefined, upstreamHost, undefined, undefined, "1.1 lectern"],
  );
  assert.equal(got?.headers["x-forwarded-for"], undefined);
  assert.doesNotMatch(JSON.stringify(got), /ours/);
});

test("a cookie that the reader enters reaches the API, which no page could send it to", async () => {
  await pass({ headers: [["Cookie", "sid=theirs; lang=de"]] });
  assert.equal(received[0]?.headers.cookie, "sid=theirs; lang=de");
});

test("M10: what comes back is data that can never act as a page of the site", async () => {
  const answer = await pass({});
  assert.deepEqual([answer.told?.status, answer.told?.statusText], [418, "Teapot"]);
  assert.equal(answer.body, "<script>alert(document.domain)</script>");
  const shown = new Map(answer.told?.headers);
  assert.deepEqual([shown.get("x-own"), shown.get("content-type")], ["yes", "text/html"]);
  for (const name of ["set-cookie", "connection", "content-encoding"]) assert.equal(shown.has(name), false, name);
  assert.equal(answer.headers["set-cookie"], undefined);
  assert.equal(answer.headers["content-type"], "application/octet-stream");
  assert.equal(
    answer.headers["content-disposition"],
    "attachment",
    "opened as an address of its own, it is a file to keep",
  );
  assert.match(String(answer.headers["content-security-policy"]), /^sandbox/);
  assert.equal(answer.headers["x-content-type-options"], "nosniff");
  assert.equal(answer.headers["access-control-allow-origin"], undefined);
});

test("M10: only servers and methods that the asking page names are reached, and never a private address", async () => {
  const codes: [asked: Partial<Asked>, status: number, code: string][] = [
    [{ url: "https://elsewhere.example/" }, 403, "host_not_listed"],
    [{ url: `http://${upstreamHost.replace(/:.*/, ":9")}/` }, 403, "host_not_listed"],
    [{ method: "DELETE" }, 403, "host_not_listed"],
    [{ method: "TRACE" }, 400, "invalid_request"],
    [{ page: "/" }, 403, "host_not_listed"],
    [{ page: "/nowhere" }, 403, "host_not_listed"],
    [{ page: "/direct" }, 403, "host_not_listed"],
    [{ page: "/inside", url: "http://127.0.0.1:1/" }, 403, "address_refused"],
    [{ page: "/metadata", url: "http://169.254.169.254/latest/meta-data/" }, 403, "address_refused"],
    [{ url: `http://user:pass@${upstreamHost}/` }, 403, "url_invalid"],
    [{ url: "file:///etc/passwd" }, 403, "url_invalid"],
    [{ headers: [["X-Bad", "a\r\nb: c"]] }, 400, "invalid_request"],
  ];
  for (const [asked, status, code] of codes) {
    const answer = await pass(asked);
    assert.deepEqual([answer.status, answer.code], [status, code], JSON.stringify(asked));
  }
  for (const url of insideServers()) {
    const answer = await pass({ page: "/inside-too", url: `${url}/v1/projects` });
    assert.equal(answer.status, 403, url);
    assert.match(answer.code ?? "", /^(?:address_refused|host_not_listed)$/, url);
  }
  assert.equal(received.length, 0);
});

test("M10: a redirect is shown and not followed", async () => {
  const answer = await pass({ url: `http://${upstreamHost}/redirect` });
  assert.equal(answer.told?.status, 302);
  assert.equal(new Map(answer.told?.headers).get("location"), "http://169.254.169.254/");
});

test("M10: only pages of the site itself are served, and no request goes in circles", async () => {
  const refused: [headers: Record<string, string | null>, code: string][] = [
    [{ origin: "https://evil.example" }, "origin_not_allowed"],
    [{ origin: null }, "origin_not_allowed"],
    [{ origin: "null" }, "origin_not_allowed"],
    [{ via: "1.1 lectern" }, "loop"],
  ];
  for (const [headers, code] of refused) assert.equal((await pass({}, "", headers)).code, code);
  assert.equal(received.length, 0);
});

test("M10: requests and answers have a size, and readers a number of tries", async () => {
  assert.equal((await pass({}, "x".repeat(limits.playgroundRequestBytes + 1))).code, "body_too_large");
  assert.equal((await pass({}, "x", { "content-length": "10000000000" })).code, "body_too_large");
  await assert.rejects(pass({ url: `http://${upstreamHost}/endless` }), /aborted|socket hang up|ECONNRESET/);
  const { quota } = anonymousLimits.playgroundPerAddress;
  const codes: (string | null)[] = [];
  for (let tries = 0; tries < quota; tries++) codes.push((await pass({ page: "/nowhere" })).code);
  assert.equal(codes.at(-1), "rate_limited");
  assert.equal(codes[0], "host_not_listed");
});

test("previews pass requests on too, and an operator may forbid it everywhere", async () => {
  const preview = await addPreview(api.services, site);
  const files = {
    "index.html": "",
    "ships.html": page({ method: "POST", servers: [{ url: `http://${upstreamHost}` }], proxy: true }),
  };
  await publishManifest(api.services, site, await storeManifest(api.services, files), preview.id);
  const host = `${preview.label}.previews.localhost:${port}`;
  assert.equal((await pass({}, "", {}, host)).told?.status, 418);
  const config = { ...api.services.config, playgroundProxy: false };
  const forbidding = await serveSites({ ...api.services, config });
  const answer = await pass({}, "", {}, `${site.slug}.sites.localhost:${forbidding.port}`, forbidding.port);
  forbidding.close();
  assert.deepEqual([answer.status, answer.code], [404, "not_available"]);
});
