// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the samples are code of several languages
/** Code as documentation has it, in the languages that documentation has it in. */
export const codeSamples: Record<string, string> = {
  bash: `#!/bin/bash
set -euo pipefail
curl -X POST "$API_URL/v1/items" \\
  -H 'Authorization: Bearer '"$TOKEN" -d '{"name": "x"}' | jq -r '.items[] | .id'
for f in *.txt; do echo "\${f%.txt}: $(wc -l < "$f")"; done
if [[ -n "\${CI:-}" && $# -gt 0 ]]; then export NODE_ENV=production; fi
cat <<EOF > out.txt
text $HOME
EOF`,
  json: `{ "name": "x", "items": [1, -2.5e3, true, null], "deep": { "key": "a\\nb\\u00e9" } }`,
  javascript: `import { readFile } from "node:fs/promises";
const { data: [first, ...rest] = [] } = await (await fetch(\`\${base}/items?limit=\${10 + 1}\`)).json();
export default class Client extends Base { #key; static of = (key) => new Client(key); async *pages() { yield* this.#all?.(); } }
const re = /^a+(?<name>[^/]+)$/giu, n = 0x1f_ff + 10n; // done
label: for (const key in rest) if (!(key in first)) continue label;`,
  python: `from __future__ import annotations
@dataclass(frozen=True)
class Item(Base, metaclass=Meta):
    """Doc string."""
    name: str = field(default="x")
    async def run(self, *args: int, key: str | None = None, **kw) -> list[dict[str, Any]]:
        return [f"{a!r:>{width}}" for a in args if a is not None and a >= 0x1F]  # end
print(r"\\d+", b"x", not True or lambda x: x ** 2)`,
  yaml: `# comment
version: "3.9"
anchors: &base { retries: 3, on: yes }
jobs:
  - <<: *base
    run: |
      npm ci
      npm test
    when: 2024-01-02
    text: >-
      folded 'text'`,
  typescript: `export type Result<T, E extends Error = Error> = { ok: true; value: T } | { ok: false; error: E };
abstract class Store<K extends string> implements Disposable { private readonly map = new Map<K, unknown>(); constructor(protected name?: string) { super(); } }
export async function list<T>(this: Window, { id, limit = 10 }: Options, ...rest: T[]): Promise<T[]> {
  const found = (await client.get<T[]>("/items", { id }))!.filter((one): one is T => one satisfies unknown as boolean);
  return found.map((one) => \`\${one}-\${limit}\` as const) ?? [];
}
declare module "x" { enum Colour { Red = 1 << 2 } }
@Component({ selector: "app" }) class App {}`,
  toml: `[package]
name = "x" # comment
numbers = [1, 2.5, 0xff, 1979-05-27T07:32:00Z]
[[bin]]
path = 'src/main.rs'`,
  go: `package main
import ("fmt"; alias "net/http")
type Item struct { Name string \`json:"name,omitempty"\`; next *Item }
func (i *Item) Run(ctx context.Context, ch <-chan int) (map[string][]byte, error) {
	defer cancel()
	for k, v := range i.m { select { case x := <-ch: go f(x, 0x1f, 'a', nil) } }
	return nil, fmt.Errorf("no: %w", ErrNot)
}`,
  rust: `use std::{collections::HashMap, io::{self, Read}};
#[derive(Debug, Clone)]
pub struct Item<'a, T: Send + 'static> { name: &'a str, value: Option<T> }
impl<'a, T> Item<'a, T> where T: Send { pub async fn run(&mut self) -> Result<(), Box<dyn Error>> { let x = match self.value { Some(ref v) if *v > 1_000u64 => v.await?, _ => vec![b'x', 0xff] }; println!("{:?} {}", x, r#"raw"#); Ok(()) } }`,
  java: `package com.example;
import java.util.*;
@Service public final class Client<T extends Item> implements AutoCloseable {
  private static final Map<String, List<T>> items = new HashMap<>();
  @Override public void close() throws IOException { items.forEach((key, value) -> System.out.printf("%s%n", key)); var n = 0x1FL; if (n >= 2) return; }
}`,
  csharp: `using System.Text.Json;
namespace App { public record Item(string Name, int? Count = null);
  public class Client : IDisposable { private readonly HttpClient _http = new(); public async Task<List<Item>> ListAsync<T>(string id) where T : class => await _http.GetFromJsonAsync<List<Item>>($"items/{id}?n={1 + 2}") ?? throw new Exception(@"no"); } }`,
  php: `<?php
declare(strict_types=1);
namespace App\\Http;
use Illuminate\\Support\\{Str, Arr as A};
final class Client extends Base { public function __construct(private readonly ?string $key = null) {} public static function run(int ...$ids): array { return array_map(fn ($id) => "item-{$id} $ids[0]", $ids) ?: [...self::ALL, 'x' => NULL]; } }
echo <<<TEXT
Hello {$name}
TEXT;`,
  ruby: `require "json"
module App
  class Client < Base
    attr_reader :key
    def list(id:, limit: 10, &block) = items.select { |one| one.id =~ /^#{id}-\\d+$/i }.map(&:name)
    def run; puts "a #{@key ||= ENV.fetch('KEY')}", %w[a b], :sym unless nil?; end
  end
end`,
  kotlin: `package app
data class Item(val name: String, var count: Int? = null)
suspend fun <T : Any> list(id: Long, vararg rest: T): List<T> = rest.filter { it != null }.map { "\${it} $id"; it }
object Main { @JvmStatic fun main(args: Array<String>) { when (val x = args.size) { in 1..3 -> println(x) else -> return } } }`,
  swift: `import Foundation
struct Item: Codable, Identifiable { let id: UUID; var name: String? = nil }
@MainActor final class Client: ObservableObject { func list<T: Decodable>(_ path: String, limit: Int = 10) async throws -> [T] { guard let url = URL(string: "\\(base)/\\(path)?n=\\(limit)") else { throw Fault.bad }; return try await fetch(url).map { $0 } } }`,
  dart: `import 'package:http/http.dart' as http;
class Client extends Base { final String key; const Client(this.key, {super.id}); Future<List<Item>> list({int limit = 10}) async { final r = await http.get(Uri.parse('$base/items?limit=\${limit + 1}')); return r.body as List<Item>; } }`,
  sql: `SELECT category, COUNT(*) AS count FROM products p LEFT JOIN users u ON u.id = p.user_id
WHERE p.price >= 10.5 AND name LIKE '%x%' -- comment
GROUP BY category HAVING COUNT(*) > 1 ORDER BY count DESC LIMIT 10;
CREATE TABLE items (id BIGSERIAL PRIMARY KEY, name VARCHAR(255) NOT NULL DEFAULT 'x');`,
  html: `<!DOCTYPE html>
<div class="a" data-x=1 hidden><!-- note --><a href="/x?a=1&amp;b=2">Text &copy;</a>
<script type="module">const a = () => \`\${1}\`;</script>
<style>.a > b:hover { color: #fff; margin: calc(1px + 2em) }</style></div>`,
  css: `@import url("x.css");
:root { --gap: 4px; }
.card > a:not(:hover)::before, #id[data-x="1"] { color: rgb(0 0 0 / 50%); margin: calc(var(--gap) * 2) auto !important; }
@media (min-width: 600px) { .a { display: grid } }`,
  jsx: `export function App({ items = [], ...rest }) { return <><Card {...rest} title="x" onClick={() => go(1)}>{items.map((one) => <li key={one.id}>{one.name} &amp; text</li>)}</Card></>; }`,
  tsx: `const App: React.FC<Props<string>> = ({ name }) => { const [open, setOpen] = useState<boolean>(false); return <Dialog<string> open={open} label={\`a \${name}\`}>Text {/* note */}</Dialog>; };`,
  mdx: `---
title: Page
---
import { Box } from "/snippets/box.jsx"

# Title *text* \`code\` [link](/x)

<Card title="x" cols={2}>

- item **strong**

</Card>`,
  markdown: `# Title

Text *em* **strong** \`code\` [link](https://example.com "t") ![alt](/x.png)

> quote

1. one
   - two

| a | b |
| - | - |`,
  xml: `<?xml version="1.0" encoding="UTF-8"?>
<project xmlns="http://example.com"><!-- note --><a b="1">text &amp; <![CDATA[ raw ]]></a></project>`,
  graphql: `query Items($id: ID!, $first: Int = 10) @cached { items(id: $id, filter: { name: "x" }) { ...Fields on Item { id name } } }
type Item implements Node { id: ID! "doc" name(limit: Int): [String!]! }`,
  dockerfile: `FROM node:24-slim AS build
ARG VERSION=1.0
RUN npm ci && npm run build # comment
COPY --from=build /app /app
ENV A=1 B="x y"
ENTRYPOINT ["node", "main.ts"]`,
  powershell: `$items = Get-ChildItem -Path "C:\\x" | Where-Object { $_.Length -gt 10 }
function Run([string]$Name = 'x') { if ($env:CI -eq "1") { Write-Host "a $($Name)" } }`,
  nginx: `server { listen 443 ssl; server_name ~^(www\\.)?example\\.com$; location /api/ { proxy_pass http://up:8080; add_header X-A "b" always; } }`,
  ini: `; comment
[section]
key = "value"
other=1`,
  hcl: `resource "aws_s3_bucket" "b" { bucket = "x-\${var.name}" count = var.on ? 1 : 0 tags = { a = "b" } }`,
  diff: `--- a/x
+++ b/x
@@ -1,2 +1,2 @@
-old
+new
 same`,
  c: `#include <stdio.h>
#define MAX(a, b) ((a) > (b) ? (a) : (b))
static const char *names[] = { "x", NULL };
int main(int argc, char **argv) { for (size_t i = 0; i < 10u; ++i) printf("%d\\n", MAX((int)i, 0x1f)); return 'a'; }`,
  cpp: `#include <vector>
template <typename T, class... Args> concept Ok = requires(T t) { t.run(); };
namespace app { class Item final : public Base { public: explicit Item(std::string n) noexcept : name_{std::move(n)} {} auto run() const -> std::vector<int> { return [&](auto x) { return std::vector<int>{x, 1'000}; }(2); } private: std::string name_; }; }`,
  lua: `local function run(a, ...)
  for k, v in pairs({ x = 1, "y" }) do print(("%s %d"):format(k, #v)) end -- note
  return nil, not a and [[long]] or 0x1f
end`,
  elixir: `defmodule App.Client do
  @moduledoc """
  Doc
  """
  def run(%{id: id} = item, opts \\\\ []) when is_binary(id), do: item |> Map.get(:name, "x #{id}") |> String.upcase()
end`,
  http: `POST /v1/items?limit=10 HTTP/1.1
Host: api.example.com
Content-Type: application/json

{ "name": "x" }`,
  vue: `<template><div :class="a" @click="go(1)">{{ name }}</div></template>
<script setup lang="ts">const name = ref<string>("x");</script>
<style scoped>.a { color: red }</style>`,
  proto: `syntax = "proto3";
message Item { string name = 1; repeated int32 ids = 2 [packed = true]; oneof x { bool a = 3; } }
service Items { rpc List (Request) returns (stream Item); }`,
  groovy: `plugins { id 'java' }
dependencies { implementation "com.example:lib:\${version}" }
task run { doLast { println 'x' } }`,
  jsonc: `{ // note
  "a": [1, /* x */ 2,], }`,
  mermaid: `graph TD
  A[Start] -->|yes| B{Choice}
  B --> C((End))`,
};
