import { hash } from "node:crypto";
import { dashedWords } from "../../dashed-words.ts";

/** Longest label of a host name. */
const maxLabel = 63;
const hashLength = 10;

/**
 * The label of a preview under the previews domain: readable words from project and branch, and a hash of both, so that two
 * branches whose words are alike never share a host. At most 63 characters; because of the hash it never equals a reserved
 * name (`www`, `api`), and it never begins like an encoded international name (`xn--`).
 */
export function hostLabel(project: { id: string; slug: string }, branch: string): string {
  const digest = hash("sha256", `${project.id}\0${branch}`).slice(0, hashLength);
  const slug = dashedWords(project.slug, 24);
  const room = maxLabel - hashLength - slug.length - 2;
  return [slug, dashedWords(branch, room), digest].filter(Boolean).join("-");
}
