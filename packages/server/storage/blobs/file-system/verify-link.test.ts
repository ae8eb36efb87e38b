import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { describe, it } from "node:test";
import { ApiError } from "@lectern/contract";
import { linkPath, signLink } from "./signed-link.ts";
import { verifyLink } from "./verify-link.ts";

const key = randomBytes(32);

describe("a signed link", () => {
  const signed = (options = {}) => {
    const { url, expiresAt } = signLink(key, "https://docs.example.com", "bundles/a-1.tar.gz", {
      seconds: 600,
      ...options,
    });
    const { origin, pathname, searchParams } = new URL(url);
    assert.equal(origin, "https://docs.example.com");
    assert.ok(pathname.startsWith(linkPath));
    return { path: pathname.slice(linkPath.length), query: searchParams, expiresAt };
  };
  const fails = (code: string, path: string, query: URLSearchParams, now = new Date()) =>
    assert.throws(
      () => verifyLink(key, path, query, now),
      (error) => error instanceof ApiError && error.code === code && error.status === 403,
      query.toString(),
    );

  it("holds what it was signed for", () => {
    const { path, query, expiresAt } = signed({ filename: "Ünser docs.tar.gz", contentType: "application/gzip" });
    assert.deepEqual(verifyLink(key, path, query), {
      key: "bundles/a-1.tar.gz",
      expires: expiresAt.getTime() / 1000,
      filename: "Ünser docs.tar.gz",
      contentType: "application/gzip",
    });
  });

  it("E06: is over at the very second it says", () => {
    const { path, query, expiresAt } = signed();
    verifyLink(key, path, query, new Date(expiresAt.getTime() - 1));
    fails("link_expired", path, query, expiresAt);
  });

  it("E06: is not valid after any change", () => {
    const { path, query } = signed({ filename: "a.tar.gz" });
    const changed = (name: string, value: string) => {
      const copy = new URLSearchParams(query);
      copy.set(name, value);
      return copy;
    };
    fails("link_invalid", "bundles/a-2.tar.gz", query);
    fails("link_invalid", `${path}/../a-2.tar.gz`, query);
    fails("link_invalid", path, changed("expires", String(Number(query.get("expires")) + 1)));
    fails("link_invalid", path, changed("expires", "soon"));
    fails("link_invalid", path, changed("filename", "b.tar.gz"));
    fails("link_invalid", path, changed("type", "text/html"));
    fails("link_invalid", path, changed("signature", `${query.get("signature")}AAAA`));
    fails("link_invalid", path, changed("signature", ""));
    fails("link_invalid", path, new URLSearchParams([...query, ["expires", "9999999999"]]));
    for (const name of ["expires", "signature", "filename"]) {
      const copy = new URLSearchParams(query);
      copy.delete(name);
      fails("link_invalid", path, copy);
    }
  });

  it("of another key is not valid, expired or not", () => {
    const { url } = signLink(randomBytes(32), "http://x", "bundles/a-1.tar.gz", { seconds: -600 });
    const { pathname, searchParams } = new URL(url);
    fails("link_invalid", pathname.slice(linkPath.length), searchParams);
  });
});
