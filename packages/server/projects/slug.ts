import { dashedWords } from "../dashed-words.ts";

/** Labels that stand for the platform itself, for its machinery, or that mail and browsers treat specially. */
const reserved = new Set(
  `account accounts admin administrator api app apps assets auth autoconfig autodiscover billing cdn console dashboard dns
   ftp health host hostmaster imap internal lectern localhost login mail metrics mx ns ns1 ns2 oauth pop pop3 postmaster
   preview previews root security sites smtp sso static system webmail webmaster well-known wpad www`.split(/\s+/),
);

const form = /^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$/;

/** Whether a project may have the label: a DNS label of at most 40 characters, not reserved, no `xn--` in disguise. */
export function isFreeForm(slug: string): boolean {
  return form.test(slug) && slug.slice(2, 4) !== "--" && !reserved.has(slug);
}

/**
 * Labels to try for a project of this name, the plain one first, then numbered ones.
 * @param random a few characters for when all of them are taken
 */
export function slugCandidates(name: string, random: string): string[] {
  const base = dashedWords(name, 30) || "docs";
  return [base, `${base}-2`, `${base}-3`, `${base}-4`, `${base}-${random}`].filter(isFreeForm);
}
