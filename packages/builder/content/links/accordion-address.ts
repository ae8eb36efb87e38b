import type { RenderState } from "../rendering/render-state.ts";

/**
 * The id that the format makes of an accordion's title, other than of a heading's: small letters a to z and digits alone.
 * `Fees & billing` → `fees-and-billing`, `What's new?` → `whats-new`, `Häufige Fragen` → `haeufige-fragen`. Empty for a
 * title without such letters.
 */
export function accordionSlug(title: string): string {
  return title
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("&", " and ")
    .replace(/[äæöœøüßłđðþı]/g, (letter) => asWritten.get(letter) ?? letter)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/(?<=[a-z\d])'(?=[st](?:\s|$))/g, "")
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Letters that are more than one of a to z with a mark. */
const asWritten = new Map(
  "ä ae æ ae ö oe œ oe ø o ü ue ß ss ł l đ d ð d þ th ı i"
    .split(" ")
    .flatMap((letter, index, all) => (index % 2 === 0 ? [[letter, all[index + 1] ?? ""] as const] : [])),
);

/** Longer ones nobody shares, and each stands in all within it. */
const longest = 500;

/**
 * The address of an accordion in others: the format opens them all by their ids with colons between, `outer:inner`. Empty
 * for one that is in no other.
 */
export function accordionAddress({ accordions }: RenderState, own: string): string {
  const address = [...accordions, own].join(":");
  return own && accordions.length > 0 && address.length <= longest ? address : "";
}
