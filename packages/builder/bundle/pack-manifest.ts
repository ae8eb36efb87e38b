import { hash } from "node:crypto";
import { type BundleManifest, bundleManifestName } from "@lectern/contract/site/bundle";
import type { Archives } from "./archive.ts";
import { piecesOf } from "./cut-points.ts";
import { gzipMember, memberFormat } from "./gzip-member.ts";
import { piecesOfListing } from "./listing.ts";
import type { Member, MemberStore } from "./member-store.ts";

/**
 * The manifest in pieces of its own, cut behind paths that say so themselves: most of them stay as they were.
 * @param listing the files as the manifest lists them (`listedFile`).
 */
export async function packManifest(
  head: Omit<BundleManifest, "files">,
  listing: readonly string[],
  store: MemberStore,
  archives: Archives,
): Promise<{ text: () => string; members: Member[] }> {
  const pieces = piecesOfListing(listing);
  pieces[0] = `${JSON.stringify(head).slice(0, -1)},"files":{${pieces[0]}`;
  pieces[pieces.length - 1] += "}}\n";
  const parts = pieces.map((piece) => Buffer.from(piece));
  const archive = archives.take();
  await archive.add(bundleManifestName, parts);
  let at = archive.lastContent.from;
  const cuts = parts.slice(0, -1).map(({ length }) => {
    at += length;
    return at;
  });
  const members: Member[] = [];
  for (const piece of piecesOf(archive.bytes, cuts)) {
    const key = `piece ${memberFormat} ${hash("sha256", piece)}`;
    members.push(await store.member(key, () => gzipMember(piece)));
  }
  archives.free(archive);
  return { text: () => pieces.join(""), members };
}
