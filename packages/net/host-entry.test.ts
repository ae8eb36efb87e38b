import assert from "node:assert/strict";
import { test } from "node:test";
import { isListed } from "./guard-address.ts";
import { isHostEntry } from "./host-entry.ts";

test("an entry of a list of hosts is one that some host can be", () => {
  for (const [entry, host, port] of [
    ["git.example.com", "git.example.com", 443],
    ["Git_1.Example.com:8443", "git_1.example.com", 8443],
    ["*.example.com", "git.example.com", 80],
    ["10.0.0.5", "10.0.0.5", 443],
    ["::1", "::1", 80],
    ["[fd00::1]", "fd00::1", 443],
    ["[fd00::1]:3000", "fd00::1", 3000],
  ] as const) {
    assert.ok(isHostEntry(entry), entry);
    assert.ok(isListed(host, port, [entry]), entry);
  }
});

test("what names no host is no entry: an address, a path, a port that cannot be", () => {
  for (const entry of [
    ...["", "https://git.example.com", "git.example.com/", "git.example.com.", "user@git.example.com", "git example"],
    ...["git.example.com:", "git.example.com:65536", "git.example.com:ssh", "*", "*.example.com:443", "*.", "-git.com"],
    ...["[::1", "::1:x", "10.0.0.0/8", "gît.example.com"],
  ])
    assert.ok(!isHostEntry(entry), entry);
});
