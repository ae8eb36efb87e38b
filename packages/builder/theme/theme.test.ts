import assert from "node:assert/strict";
import { test } from "node:test";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { type SiteConfig, themeNames } from "../source/site-config.ts";
import { themeAssets } from "./index.ts";
import { fixtureConfig } from "./testing/fixture-config.ts";
import { fixtureRules } from "./testing/fixture-pages.ts";
import { fixtureSite } from "./testing/fixture-site.ts";

const files = fixtureSite();
const pages = [...files]
  .filter(([, file]) => file.page)
  .map(([path, file]) => [path, Buffer.from(file.bytes).toString()] as const);
const bytesOf = (pattern: RegExp) => {
  const found = [...files].find(([path]) => pattern.test(path));
  assert.ok(found, String(pattern));
  return found[1].bytes;
};

test("what a page loads before anything is touched stays small", () => {
  const scripts = gzipSync(bytesOf(/boot\.\w+\.js$/)).length + gzipSync(bytesOf(/main\.\w+\.js$/)).length;
  assert.ok(scripts <= 20_000, `${scripts} bytes of scripts`);
  for (const theme of themeNames) {
    const sheet = themeAssets(fixtureConfig(theme), fixtureRules).find(({ role }) => role === "stylesheet");
    const css = gzipSync(sheet?.bytes ?? "").length;
    assert.ok(css > 10_000 && css <= 20_000, `${theme}: ${css} bytes of CSS`);
  }
  for (const part of [/search\.\w+\.js$/, /feedback\.\w+\.js$/]) {
    const size = brotliCompressSync(bytesOf(part)).length;
    assert.ok(size <= 8400, `${part}: ${size} bytes`);
  }
});

test("a page asks for at most four files of the theme besides its fonts", () => {
  for (const [path, text] of pages) {
    const asked = text.match(/<(?:script[^>]+src|link[^>]+rel="stylesheet"[^>]+href)="/g) ?? [];
    assert.ok(asked.length <= 4, `${path}: ${asked.length}`);
  }
});

test("no page carries an inline script, an inline style or a data URL", () => {
  for (const [path, text] of pages) {
    assert.doesNotMatch(text, /\sstyle=|<style|\son[a-z]+="|="data:|="javascript:/i, path);
    const inline = [...text.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)].filter(
      ([, attributes]) => !attributes?.includes("application/ld+json"),
    );
    assert.deepEqual(inline, [], path);
  }
});

test("words that stand apart on a page stand apart in its text", () => {
  const inline = "(?:span|a|code|button)";
  const joined = new RegExp(
    `[^\\s<>](?:</${inline}>(?:</?${inline}\\b[^>]*>)*<${inline}\\b[^>]*>|<span class="lc-[^>]*>)[^\\s<]`,
    "u",
  );
  for (const [path, text] of pages)
    assert.doesNotMatch(text.replace(/<(pre|script|svg|math)\b.*?<\/\1>/gs, ""), joined, path);
});

test("no two lists of links of a page have the same name", () => {
  for (const [path, text] of pages) {
    const names = [...text.matchAll(/<nav\b[^>]*?\saria-(?:label|labelledby)="([^"]*)"/g)].map(([, name]) => name);
    assert.ok(names.length > 1, path);
    assert.deepEqual(names, [...new Set(names)], path);
  }
});

test("programs that are given a page find the list of all pages, which readers neither see nor come to", () => {
  for (const [path, text] of pages) {
    const hint = /<p class="lc-visually-hidden" aria-hidden="true"[^>]*>.*?<\/p>/.exec(text)?.[0] ?? "";
    assert.match(hint, /<a href="[^"]*llms\.txt[^"]*" tabindex="-1">llms\.txt<\/a>/, path);
  }
});

test("headings belong to the content: what authors style as one changes nothing around it", () => {
  const written = pages.filter(([, text]) => text.includes('<header id="header"'));
  assert.ok(written.length > 0);
  for (const [path, text] of written) {
    const around = text.slice(0, text.indexOf('<header id="header"')) + text.slice(text.indexOf('id="pagination"'));
    assert.doesNotMatch(around, /<h[1-6]/, path);
  }
});

test("the page at hand is marked once in its navigation, and the groups around it are open", () => {
  for (const [path, text] of pages.filter(([name]) => name.startsWith("guides/customs/"))) {
    const sidebar = text.slice(text.indexOf('id="sidebar"'), text.indexOf("<main"));
    assert.equal(sidebar.match(/aria-current="page"/g)?.length, 1, path);
    assert.match(sidebar, /<details open><summary>Customs/, path);
  }
  const start = pages.find(([path]) => path === "start.html")?.[1] ?? "";
  assert.doesNotMatch(start, /<details open><summary>Customs/);
});

test("what authors write in docs.json is text, never markup", () => {
  const site = fixtureSite({
    change: (config) => {
      config.name = '<img src=x onerror="alert(1)">';
      config.banner = {
        content: "<script>alert(1)</script> [x](javascript:alert(1))",
        dismissible: false,
        type: "info",
        color: null,
      };
      config.footer.columns = [
        { header: "</footer><script>", items: [{ label: '"><svg onload=1>', href: "javascript:alert(1)" }] },
      ];
    },
  });
  const page = [...site].find(([path]) => path === "start.html")?.[1];
  assert.ok(page);
  const text = Buffer.from(page.bytes).toString();
  assert.match(text, /&lt;img src=x/);
  assert.doesNotMatch(text, /<script>alert|<img src=x|<svg onload|javascript:/);
});

test("the address that a page is known by asks nobody for anything, and stands in bundles too", () => {
  const start = pages.find(([path]) => path === "start.html")?.[1] ?? "";
  const offline = start.replace(/\u0012[\s\S]*?\u0013([\s\S]*?)\u0014/g, "$1");
  assert.match(offline, /rel="canonical"/);
});

test("the first of the options for a page is its button, and those of other hosts stand only where one may reach them", () => {
  const page = (options: string[]) => {
    const files = fixtureSite({
      change: (config) => {
        config.contextual = { options, display: "header" };
      },
    });
    return Buffer.from(files.get("start.html")?.bytes ?? "").toString();
  };
  const claude = page(["claude", "view", "unheard-of"]);
  const offline = claude.replace(/\u0012[\s\S]*?\u0013([\s\S]*?)\u0014/g, "$1");
  assert.match(claude, /<a id="page-context-menu-button"[^>]+href="https:\/\/claude\.ai\/new\?q=/);
  assert.match(claude, /start\.md%20and%20answer/);
  assert.doesNotMatch(claude, /unheard-of/);
  assert.doesNotMatch(offline, /claude\.ai/);
  assert.match(offline, /lc-menu-item" href="[^"]*start\.md/);
  assert.doesNotMatch(page(["view"]), /lc-menu-end/);
  const copyOnly = page(["copy", "claude"]);
  assert.match(copyOnly, /lc-menu-end/);
  assert.doesNotMatch(copyOnly.replace(/\u0012[\s\S]*?\u0013([\s\S]*?)\u0014/g, "$1"), /lc-menu-end/);
});

test("Devin takes the question in the browser, in its program, and the site's MCP server", () => {
  const files = fixtureSite({
    change: (config) => {
      config.contextual = { options: ["copy", "devin", "devin-desktop", "devin-mcp"], display: "header" };
    },
  });
  const html = Buffer.from(files.get("start.html")?.bytes ?? "").toString();
  assert.match(
    html,
    /href="https:\/\/app\.devin\.ai\/\?prompt=Read%20[^"]+start\.md%20and%20answer[^"]+" target="_blank"/,
  );
  assert.match(html, /href="devin:\/\/cascade\?prompt=Read%20[^"]+start\.md%20and%20answer[^"]+">/);
  const config = /href="https:\/\/app\.devin\.ai\/settings\/mcp-marketplace\/setup\/custom\?config=([^"]+)"/.exec(html);
  assert.deepEqual(JSON.parse(Buffer.from(decodeURIComponent(config?.[1] ?? ""), "base64").toString()), {
    name: "Harbour",
    transport: "HTTP",
    url: "https://docs.example.com/mcp",
  });
});

test("the site's MCP server is offered where there is one", () => {
  const page = (options: SiteConfig["contextual"]) => {
    const files = fixtureSite({
      change: (config) => {
        config.contextual = options;
      },
    });
    return Buffer.from(files.get("start.html")?.bytes ?? "").toString();
  };
  const href = "https://agents.example/?server=$mcp";
  const own = { title: "Ours", description: "", icon: null, href };
  const html = page({ options: ["mcp", "add-mcp", "cursor", "vscode", own], display: "header" });
  assert.match(html, /<button id="page-context-menu-button"[^>]+data-copy-text="https:\/\/docs\.example\.com\/mcp"/);
  assert.match(html, /data-copy-text="npx add-mcp https:\/\/docs\.example\.com\/mcp"/);
  assert.match(html, /\?server=https:\/\/docs\.example\.com\/mcp"/);
  const cursor =
    /href="cursor:\/\/anysphere\.cursor-deeplink\/mcp\/install\?name=Harbour(?:&amp;|&)config=([^"]+)"/.exec(html);
  assert.deepEqual(JSON.parse(Buffer.from(decodeURIComponent(cursor?.[1] ?? ""), "base64").toString()), {
    url: "https://docs.example.com/mcp",
  });
  const code = /href="vscode:mcp\/install\?([^"]+)"/.exec(html);
  assert.deepEqual(JSON.parse(decodeURIComponent(code?.[1] ?? "")), {
    name: "Harbour",
    type: "http",
    url: "https://docs.example.com/mcp",
  });
});

test("a banner's own colour is used in both modes, under text that reads on it", () => {
  const config = fixtureConfig("mint");
  assert.ok(config.banner);
  config.banner.color = { light: "#ffd400", dark: "#102a6b" };
  const css = Buffer.from(themeAssets(config).find((one) => one.role === "stylesheet")?.bytes ?? "").toString();
  assert.match(css, /#banner\{background:#ffd400;color:#0b0d12\}/);
  assert.match(css, /\.dark #banner\{background:#102a6b;color:#ffffff\}/);
});

test("nothing is offered that the deployment does not have", () => {
  const [, page] = [...fixtureSite({ feedback: false })].find(([path]) => path === "start.html") ?? [];
  assert.ok(page);
  assert.doesNotMatch(Buffer.from(page.bytes).toString(), /feedback/);
});

test("the same configuration gives the same files, and another colour another stylesheet and icon", () => {
  const paths = (primary: string) => themeAssets(fixtureConfig("mint", primary)).map((asset) => asset.path);
  assert.deepEqual(paths("#0d7a5f"), paths("#0d7a5f"));
  const changed = paths("#aa2200").filter((path) => !paths("#0d7a5f").includes(path));
  assert.deepEqual(
    changed.map((path) => path.replace(/\.\w{10}\./, ".")),
    ["_lectern/theme.css", "_lectern/favicon.svg"],
  );
});
