/** A command that is called wrongly says which word is wrong, does nothing, and ends with 2. */
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { folderOf, lectern, siteOf } from "./testing.ts";

let cwd: string;
const removals: (() => void)[] = [];

before(() => {
  const context = { after: (remove: unknown) => void removals.push(remove as () => void) };
  cwd = folderOf(context, { ...siteOf({ index: "Hello." }), file: "not a folder", "folder/docs.tar.gz": "" });
});
after(() => {
  for (const remove of removals) remove();
});

const api = ["--key", "lec_x", "--url", "http://127.0.0.1:9"];
const first = ["init", "--email", "a@example.com", "--organization", "Acme"];

describe("what is wrong is named", { concurrency: 2 }, () => {
  for (const [args, message] of [
    // A variable of a script that is not set.
    [["check", ""], /^folder is empty$/m],
    [["build", ".", "--out", ""], /^--out is empty$/m],
    [["serve", ".", "--host", ""], /^--host is empty$/m],
    [["serve", ".", "--port", ""], /^--port is empty$/m],
    [["verify", "folder", "--label", ""], /^--label is empty$/m],
    [["pull", "", "--into", "site"], /^url is empty$/m],
    [["deploy", "--project", "", ...api], /^--project is empty$/m],
    // A file where a folder belongs, and a folder where a file does.
    [["build", ".", "--out", "file"], /^file is a file; --out takes a folder$/m],
    [["build", ".", "--out", "site", "--cache", "file"], /^file is a file; --cache takes a folder$/m],
    [["build", ".", "--out", "site", "--bundle", "folder"], /^folder is a folder; --bundle takes the name of a file$/m],
    [["build", ".", "--out", "file/site"], /^file is a file; --out takes a folder$/m],
    [["build", ".", "--out", "site", "--bundle", "file/x"], /^file is a file; --bundle takes a folder$/m],
    // What somebody would miss.
    [
      ["build", ".", "--out", "site", "--bundle", "docs.json"],
      /^docs\.json is there and is no bundle; --bundle takes/m,
    ],
    [["build", ".", "--out", "site", "--bundle", "/dev/null"], /^\/dev\/null is there and is no bundle/m],
    [
      ["export", "docs.example.com", "--out", "index.mdx", ...api],
      /^index\.mdx is there and is no bundle; --out takes/m,
    ],
    // Two things in one place.
    [["build", ".", "--out", "site", "--bundle", "site/x.tar.gz"], /^--bundle cannot be in the folder of --out/m],
    [["build", ".", "--out", "site", "--cache", "./site"], /^--cache cannot be the folder of --out/m],
    [["build", ".", "--out", "site", "--cache", "site/.cache"], /^--cache cannot be in the folder of --out/m],
    [["build", ".", "--out", "site", "--cache", "."], /^--cache cannot be the folder of the content$/m],
    [["pull", "https://example.com/x", "--into", "file"], /^file is a file; --into takes a folder$/m],
    [
      ["export", "docs.example.com", "--out", "folder", ...api],
      /^folder is a folder; --out takes the name of a file$/m,
    ],
    // A value of another form.
    [["build", ".", "--out", "site", "--target", "moon"], /^--target must be client-hosted or air-gapped$/m],
    [["build", ".", "--out", "site", "--label", "-1"], /^--label takes/m],
    [["build", ".", "--out", "site", "--repository", "handbook"], /^--repository takes the address of a repository/m],
    [["build", ".", "--out", "site", "--repository", "javascript:x"], /^--repository takes the address/m],
    [["build", ".", "--out", "site", "--site-url", "docs.example.com"], /^--site-url takes the address of a site/m],
    [["build", ".", "--out", "site", "--directory", "../docs"], /^--directory takes a folder of the repository/m],
    [["check", ".", "--private-host", "http://api.internal"], /^--private-host takes host or host:port, such as/m],
    [["serve", ".", "--port", "0x50"], /^--port must be a number from 0 to 65535$/m],
    [["serve", ".", "--base", "http://x"], /^--base must be a path such as \/docs$/m],
    [["serve", ".", "--port", "1e3"], /^--port must be a number from 0 to 65535$/m],
    [["serve", ".", "--base", "/50%"], /^--base must be a path such as \/docs$/m],
    [["verify", "folder/docs.tar.gz", "--sha256", "abc"], /^--sha256 takes 64 hexadecimal digits$/m],
    [["verify", "folder/docs.tar.gz", "--label", ".."], /^--label takes/m],
    [["pull", "https://example.com/x", "--into", "site", "--sha256", "abc"], /^--sha256 takes 64 hexadecimal digits$/m],
    [
      ["pull", "https://example.com/x", "--into", "site", "--max-bytes", "1GB"],
      /^--max-bytes takes a number of bytes$/m,
    ],
    [["pull", "ftp://example.com/x", "--into", "site"], /must begin with https:\/\/ or http:\/\//],
    [["status", "dep_x", "--key", "lec_x", "--url", "ftp://example.com"], /^ftp:\/\/example\.com is not the address/m],
    [["status", "dep_x", "--key", "lec_x", "--url", "example.com"], /^example\.com is not the address of a server/m],
    [[...first, "--plan", "gold"], /^--plan must be free, pro or enterprise$/m],
    // No such option, too many words, too few.
    [["check", ".", "--strict"], /unknown option '--strict'/],
    [["check", ".", "docs"], /too many arguments/],
    [["build", "."], /required option '--out <folder>' not specified\n\(see: lectern help build\)/],
    [["start", "--port", "80"], /unknown option '--port'/],
    [["biuld"], /unknown command 'biuld'/],
    [["help", "biuld"], /unknown command 'biuld'\n\(Did you mean build\?\)/],
    // What nobody can read to its end.
    [["serve", "/dev/zero"], /^\/dev\/zero is neither a file nor a folder$/m],
    [["verify", "/dev/zero"], /^\/dev\/zero is neither a file nor a folder$/m],
  ] as [string[], RegExp][]) {
    test(`lectern ${args.map((word) => word || '""').join(" ")}`, async () => {
      const { code, stdout, stderr } = await lectern(args, { cwd });
      assert.match(stderr, message);
      assert.doesNotMatch(stderr, /^ {4}at /m, "no stack");
      assert.deepEqual([code, stdout], [2, ""]);
      assert.equal(existsSync(join(cwd, "site")), false, "nothing is written");
    });
  }
});

test("what a variable holds is refused by the variable's name, which no option was", async () => {
  for (const [args, env, message] of [
    [
      ["pull", "https://example.com/x", "--into", "site"],
      { LECTERN_BUNDLE_VERSION: "a/b" },
      /^LECTERN_BUNDLE_VERSION takes/m,
    ],
    [["status", "dep_x", "--key", "lec_x"], { LECTERN_URL: "" }, /^LECTERN_URL is empty/m],
  ] as [string[], Record<string, string>, RegExp][]) {
    const { code, stdout, stderr } = await lectern(args, { cwd, env });
    assert.match(stderr, message);
    assert.deepEqual([code, stdout, existsSync(join(cwd, "site"))], [2, "", false]);
  }
});

test("a key that cannot be one is refused without being shown", async () => {
  const { code, stderr } = await lectern(["deploy", "--project", "prj_x", "--key", "geheim-schlüssel"], { cwd });
  assert.match(stderr, /^The API key holds a character that no key has$/m);
  assert.equal(code, 2);
});
