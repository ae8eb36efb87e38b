import { hash } from "node:crypto";
import { type BundleManifest, bundleManifestName } from "@lectern/contract/site/bundle";
import type { Archives } from "./archive.ts";
import { cutsManifest, piecesOf } from "./cut-points.ts";
import { gzipMember, memberFormat } from "./gzip-member.ts";
import type { Member, MemberStore } from "./member-store.ts";

/** Paths that stand in JSON as they are. */
const plainPath = /^[\w./-]+$/;

/** The manifest in pieces of its own, cut behind paths that say so themselves: most of them stay as they were. */
export async function packManifest(
  manifest: BundleManifest,
  store: MemberStore,
  archives: Archives,
): Promise<Member[]> {
  const { files, ...head } = manifest;
  let text = `${JSON.stringify(head).slice(0, -1)},"files":{`;
  let comma = "";
  const cutBehind: string[] = [];
  for (const path in files) {
    const { sha256, size } = files[path] as BundleManifest["files"][string];
    const name = plainPath.test(path) ? `"${path}"` : JSON.stringify(path);
    text += `${comma}${name}:{"sha256":"${sha256}","size":${size}}`;
    comma = ",";
    if (!cutsManifest(path)) continue;
    cutBehind.push(text);
    text = "";
  }
  const parts = [...cutBehind, `${text}}}\n`].map((part) => Buffer.from(part));
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
  return members;
}
