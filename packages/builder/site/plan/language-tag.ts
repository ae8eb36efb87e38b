/** Codes of the format that are not what browsers expect. */
const tags: Record<string, string> = { cn: "zh-CN", jp: "ja", "ja-jp": "ja-JP", "fr-ca": "fr-CA", cs: "cs", no: "nb" };

/** Codes that readers know by their script: a country's name says less, or more than the authors mean. */
const shownAs: Record<string, string> = { cn: "zh-Hans", "zh-CN": "zh-Hans", "zh-TW": "zh-Hant", "zh-HK": "zh-Hant" };

/** BCP 47 tag of a language of docs.json; `en` for what is no tag at all. */
export function languageTag(code: string): string {
  if (Object.hasOwn(tags, code)) return tags[code] as string;
  return isTag(code) ? code : "en";
}

function isTag(code: string): boolean {
  return /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(code);
}

const own = (() => {
  const cache = new Map<string, string>();
  return (code: string): string => {
    const known = cache.get(code);
    if (known !== undefined) return known;
    const tag = shownAs[code] ?? languageTag(code);
    let name = code;
    try {
      if (isTag(code)) name = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? code;
    } catch {
      name = code;
    }
    const label = name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
    cache.set(code, label);
    return label;
  };
})();

/** A language's name in itself, for the menu that switches to it: `Français`; what is no code is its own name. */
export function languageName(code: string): string {
  return own(code);
}
