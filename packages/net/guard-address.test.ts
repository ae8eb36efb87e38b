import assert from "node:assert/strict";
import { test } from "node:test";
import { guardAddress, isListed } from "./guard-address.ts";
import { NetworkError } from "./network-error.ts";
import { isPublicAddress } from "./public-address.ts";

const strict = { privateHosts: [], allowedHosts: [] };
const refused = (code: string) => (error: unknown) => error instanceof NetworkError && error.code === code;

test("M08 M10: every spelling of an address inside the network is refused", async () => {
  const inside = [
    "127.0.0.1",
    "127.1",
    "2130706433",
    "0x7f000001",
    "0177.0.0.1",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "168.63.129.16",
    "[::1]",
    "::",
    "::ffff:127.0.0.1",
    "::ffff:a9fe:a9fe",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "fe80::1",
    "fd00:ec2::254",
    "ff02::1",
    "localhost",
  ];
  for (const host of inside) {
    await assert.rejects(guardAddress(host, 443, strict), refused("address_refused"), host);
  }
});

test("public addresses pass, also those that wrap one", () => {
  for (const address of ["93.184.215.14", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"]) {
    assert.equal(isPublicAddress(address), true, address);
  }
  assert.equal(isPublicAddress("example.org"), false);
});

test("M08: a name is refused when only one of its addresses is private, and is pinned to what was checked", async () => {
  const mixed = { ...strict, resolve: async () => ["93.184.215.14", "10.0.0.5"] };
  await assert.rejects(guardAddress("mixed.example", 443, mixed), refused("address_refused"));
  const answers = [["93.184.215.14"], ["127.0.0.1"]];
  const rebinding = { ...strict, resolve: async () => answers.shift() ?? [] };
  const pinned = await guardAddress("Rebind.Example.", 443, rebinding);
  assert.deepEqual(pinned, { host: "rebind.example", port: 443, addresses: ["93.184.215.14"], isPrivateHost: false });
});

test("a private host is reached only when the operator lists it, by name or by name and port", async () => {
  const listed = {
    privateHosts: ["127.0.0.1:4000", "git.intern"],
    allowedHosts: [],
    resolve: async () => ["10.0.0.9"],
  };
  assert.equal((await guardAddress("127.0.0.1", 4000, listed)).isPrivateHost, true);
  await assert.rejects(guardAddress("127.0.0.1", 4001, listed), refused("address_refused"));
  assert.deepEqual((await guardAddress("GIT.intern", 22, listed)).addresses, ["10.0.0.9"]);
});

test("with a list of allowed hosts every other host is refused before it is resolved", async () => {
  let resolved = 0;
  const policy = {
    privateHosts: [],
    allowedHosts: ["git.example", "*.forge.example"],
    resolve: async () => {
      resolved += 1;
      return ["93.184.215.14"];
    },
  };
  await assert.rejects(guardAddress("elsewhere.example", 443, policy), refused("host_not_allowed"));
  assert.equal(resolved, 0);
  await guardAddress("git.example", 443, policy);
  await guardAddress("eu.forge.example", 443, policy);
  assert.equal(isListed("forge.example", 443, policy.allowedHosts), false);
});

test("a name that does not resolve is told apart from one that is refused", async () => {
  await assert.rejects(guardAddress("no-such-host.invalid", 443, strict), refused("host_not_found"));
});
