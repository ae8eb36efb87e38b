import { pagePath } from "../../source/config/site-path.ts";
import type { SpecificationEntry } from "../specification/specification.ts";

/** Characters of a name in an address; a file's name has 255 bytes. */
const maxName = 80;

/** Folder of channels without a tag; operations without one stand in the directory itself. */
const untaggedChannels = "Websockets";

/**
 * Address of the page made for an operation, in lower case: `api-reference/users/list-users`, or what the
 * specification says (`x-mint.href`). Links to such pages stand in the content of many sites, so that every letter
 * counts; an operation whose address is taken gets `-1`, `-2` … behind it.
 */
export function addressOfOperation(entry: SpecificationEntry, directory: string): string {
  if (entry.library) return [directory, entry.library.address].filter(Boolean).join("/");
  const own = entry.href === null ? "" : pagePath(entry.href.replace(/[?#].*$/s, ""));
  if (own !== "" && !/(?:^|\/)\.{1,2}(?:\/|$)|[\\\0<>"\s]|:\/\//.test(own)) return own.toLowerCase();
  const tag = entry.tag ?? (entry.kind === "channel" ? untaggedChannels : "");
  const name = nameOf(entry.summary ?? "") || unnamed(entry) || entry.kind;
  return [directory, nameOf(tag), name].filter(Boolean).join("/").toLowerCase();
}

function unnamed({ kind, method, path }: SpecificationEntry): string {
  return kind === "operation" ? `${method}-${nameOf(path)}` : nameOf(path);
}

/**
 * A text as a part of an address. Spaces and names in braces become hyphens, some punctuation goes, all else stays as
 * it is written; so does a hyphen at an end that something stood behind. What an address cannot hold goes too.
 */
function nameOf(text: string): string {
  const plain = text
    .normalize("NFC")
    .replaceAll(" ", "-")
    .replace(/\{[^{}\n]*\}/g, "-")
    .replace(/^-|-$/g, "")
    .replace(/[{}(),.'\n/]/g, "")
    .replaceAll("--", "-");
  return [...plain.replace(/[?#%\\<>"|*\s\p{Cc}\p{Cf}]/gu, "")].slice(0, maxName).join("");
}
