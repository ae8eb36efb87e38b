import assert from "node:assert/strict";
import { test } from "node:test";
import { repositoryLinks } from "./repository-links.ts";

const at = (url: string, directory = "docs") => ({ url, branch: "feature/new words", directory });

test("A page leads to where its source is changed and where a fault is told", () => {
  assert.deepEqual(repositoryLinks(at("https://github.com/acme/handbook.git"), "guides/über uns.mdx", "Über & uns"), {
    edit: "https://github.com/acme/handbook/edit/feature/new%20words/docs/guides/%C3%BCber%20uns.mdx",
    issue: "https://github.com/acme/handbook/issues/new?title=%C3%9Cber%20%26%20uns",
  });
  assert.equal(
    repositoryLinks(at("https://gitlab.example.com:8443/team/sub/handbook", ""), "index.mdx", "Home")?.edit,
    "https://gitlab.example.com:8443/team/sub/handbook/-/edit/feature/new%20words/index.mdx",
  );
  assert.equal(
    repositoryLinks(at("https://codeberg.org/acme/handbook"), "a.mdx", "A")?.edit,
    "https://codeberg.org/acme/handbook/_edit/feature/new%20words/docs/a.mdx",
  );
  assert.equal(
    repositoryLinks(at("http://gitlab.intern:8080/team/handbook.git", ""), "a.mdx", "A")?.issue,
    "http://gitlab.intern:8080/team/handbook/-/issues/new?issue%5Btitle%5D=A",
  );
  assert.equal(repositoryLinks(at("https://bitbucket.org/acme/handbook"), "a.mdx", "A")?.issue, null);
});

test("A remote over SSH has the address of its web pages", () => {
  for (const url of ["git@github.com:acme/handbook.git", "ssh://git@github.com:2222/acme/handbook.git"])
    assert.equal(
      repositoryLinks(at(url), "a.mdx", "A")?.edit,
      "https://github.com/acme/handbook/edit/feature/new%20words/docs/a.mdx",
    );
});

test("A token in the address of the remote reaches no reader", () => {
  const links = repositoryLinks(at("https://bot:ghp_secret@github.com/acme/handbook"), "a.mdx", "A");
  assert.match(links?.edit ?? "", /^https:\/\/github\.com\/acme\/handbook\/edit\//);
  assert.doesNotMatch(JSON.stringify(links), /secret|bot/);
});

test("Hosts that are not known, local folders and broken addresses have no links", () => {
  for (const url of [
    "https://git.example.com/a/b",
    "/srv/git/docs",
    "file:///srv/docs",
    "nonsense",
    "javascript:github.com/a/b",
  ])
    assert.equal(repositoryLinks(at(url), "a.mdx", "A"), null, url);
});
