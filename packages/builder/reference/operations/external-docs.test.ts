import assert from "node:assert/strict";
import { test } from "node:test";
import { answering, buildApi, openapi } from "../testing.ts";

const all = { tabs: [{ tab: "API", openapi: "openapi.json" }] };

test("what is said of further reading is Markdown, and leads there", async (t) => {
  const docs = (description: string, url = "https://more.example/all") => ({ externalDocs: { url, description } });
  const properties = {
    code: { type: "string", ...docs("How `code` is **made**") },
    own: { type: "string", ...docs("See [our guide](https://guide.example)") },
    same: { type: "string", ...docs("[The guide](https://more.example/same)", "https://more.example/same") },
    list: { type: "string", ...docs("Read it,\n_all_ of it") },
  };
  const get = answering({ type: "object", properties }, { summary: "A", ...docs("All of `a`") });
  const site = await buildApi(t, openapi({ "/a": { get } }), all);
  assert.deepEqual(site.complaints, []);
  const page = site.text("api-reference/a.html");
  const links = [...page.matchAll(/<a\b[^>]*href="(https:\/\/(?:more|guide)[^"]*)"[^>]*>(.*?)<\/a>/gs)];
  assert.deepEqual(
    links.map(([, href, inside]) => [href, inside?.replace(/<code[^>]*>/g, "<code>").replace(/<.?span>/g, "")]),
    [
      ["https://more.example/all", "All of <code>a</code>"],
      ["https://more.example/all", "How <code>code</code> is <strong>made</strong>"],
      ["https://guide.example", "our guide"],
      ["https://more.example/all", "https://more.example/all"],
      ["https://more.example/same", "The guide"],
      ["https://more.example/all", "Read it, <em>all</em> of it"],
    ],
  );
  assert.match(site.text("api-reference/a.md"), /\[All of `a`\]\(https:\/\/more\.example\/all\)/);
});
