import assert from "node:assert/strict";
import { test } from "node:test";
import { GitError } from "../git-error.ts";
import { parseRemote } from "./remote.ts";

test("https, ssh and the short ssh form are read", () => {
  assert.deepEqual(parseRemote("https://git.example/team/docs.git"), {
    protocol: "https",
    host: "git.example",
    port: 443,
    user: "",
    url: "https://git.example/team/docs.git",
  });
  const short = parseRemote("git@git.example:team/docs.git");
  assert.equal(short.url, "ssh://git@git.example/team/docs.git");
  assert.deepEqual([short.protocol, short.port, short.user], ["ssh", 22, "git"]);
  assert.equal(parseRemote("ssh://deploy@git.example:2222/docs").port, 2222);
  assert.equal(parseRemote("https://robot@git.example/docs").user, "robot");
});

test("everything that could run a program, read this machine, or carry a password is refused", () => {
  const hostile = [
    "ext::sh -c id",
    "ext::sh",
    "file:///etc",
    "/etc/passwd",
    "./repository",
    "git://git.example/docs",
    "ftp://git.example/docs",
    "https://%zz@git.example/docs",
    "https://a%2fb@git.example/docs",
    "https://user:password@git.example/docs",
    "https://git.example",
    "https://git.example/",
    "-oProxyCommand=id",
    "ssh://-oProxyCommand=id/docs",
    "ssh://-l@git.example/docs",
    "git@-oProxyCommand=id:docs",
    "https://git.example/docs\n--upload-pack=id",
    "https://git.example/a b",
    "https://git.example/docs?x=1",
    "--upload-pack=id",
    "",
    "a".repeat(3000),
  ];
  for (const text of hostile) {
    assert.throws(
      () => parseRemote(text),
      (error) => error instanceof GitError && error.code === "remote_invalid",
      text,
    );
  }
});
