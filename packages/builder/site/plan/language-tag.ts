import { wordsLanguages } from "../../theme/words/words.ts";

/** Codes of the format that are not what browsers expect. */
const tags: Record<string, string> = { cn: "zh-CN", jp: "ja", "ja-jp": "ja-JP", "fr-ca": "fr-CA", cs: "cs", no: "nb" };

/** Codes that readers know by their script: a country's name says less, or more than the authors mean. */
const shownAs: Record<string, string> = { cn: "zh-Hans", "zh-CN": "zh-Hans", "zh-TW": "zh-Hant", "zh-HK": "zh-Hant" };

/** BCP 47 tag of a language of docs.json; `en` for what is no tag at all. */
export function languageTag(code: string): string {
  if (Object.hasOwn(tags, code)) return tags[code] as string;
  return isTag(code) ? code : "en";
}

/** Whether a language of docs.json is one that browsers, search engines and screen readers know. */
export function isKnownLanguage(code: string): boolean {
  const tag = languageTag(code);
  return (tag !== "en" || code === "en") && isNamed(tag);
}

/** Countries whose codes authors take for those of their languages. */
const byCountry: Record<string, string> = {
  ...{ ua: "uk", gr: "el", sp: "es", cz: "cs", dk: "da", se: "sv", br: "pt-BR", ir: "fa", by: "be", rs: "sr" },
  ...{ us: "en", gb: "en-GB", tw: "zh-TW", hk: "zh-HK" },
};

/** The code that was most likely meant: of the country, or of the language by its English name; null where nobody can tell. */
export function likelyLanguage(code: string): string | null {
  const lower = code.toLowerCase();
  if (Object.hasOwn(byCountry, lower)) return byCountry[lower] as string;
  const byUnderscore = code.replaceAll("_", "-");
  if (byUnderscore !== code && isKnownLanguage(byUnderscore)) return byUnderscore;
  return (
    wordsLanguages.find((one) => englishNames.of(one)?.toLowerCase() === lower || languageName(one) === code) ?? null
  );
}

const englishNames = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

function isNamed(tag: string): boolean {
  try {
    return englishNames.of(tag) !== undefined;
  } catch {
    return false;
  }
}

function isTag(code: string): boolean {
  return /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(code);
}

/** Names of languages in themselves that were asked for before, by their codes. */
const ownNames = new Map<string, string>();

/** A language's name in itself, for the menu that switches to it: `Français`; what is no code is its own name. */
export function languageName(code: string): string {
  let name = ownNames.get(code);
  if (name === undefined) {
    const tag = shownAs[code] ?? languageTag(code);
    const written = isTag(code) ? displayName(tag, code) : code;
    name = written.charAt(0).toLocaleUpperCase(tag) + written.slice(1);
    ownNames.set(code, name);
  }
  return name;
}

/** What a language calls itself; `code` where nobody knows it. */
function displayName(tag: string, code: string): string {
  try {
    return new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? code;
  } catch {
    return code;
  }
}
