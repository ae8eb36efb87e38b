/** Codes of the format that are not what browsers expect. */
const tags: Record<string, string> = { cn: "zh-CN", jp: "ja", "ja-jp": "ja-JP", "fr-ca": "fr-CA", cs: "cs", no: "nb" };

/** BCP 47 tag of a language of docs.json; `en` for what is no tag at all. */
export function languageTag(code: string): string {
  if (Object.hasOwn(tags, code)) return tags[code] as string;
  return /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(code) ? code : "en";
}

const own = (() => {
  const cache = new Map<string, string>();
  return (code: string): string => {
    const known = cache.get(code);
    if (known !== undefined) return known;
    const tag = languageTag(code);
    let name = code;
    try {
      name = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? code;
    } catch {
      name = code;
    }
    const label = name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
    cache.set(code, label);
    return label;
  };
})();

/** A language's name in itself, for the menu that switches to it: `Français`. */
export function languageName(code: string): string {
  return own(code);
}
