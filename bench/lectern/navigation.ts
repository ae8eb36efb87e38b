/** Every page that a navigation names, whatever divisions it stands in, without leading slash and extension. */
export function navigationPages(navigation: unknown): string[] {
  if (Array.isArray(navigation)) {
    return navigation.flatMap((one) => (typeof one === "string" ? [pagePath(one)] : navigationPages(one)));
  }
  return isObject(navigation) ? Object.values(navigation).flatMap(navigationPages) : [];
}

/** The pages of each language of a navigation; of one without languages a single list. */
export function pagesByLanguage(navigation: unknown): string[][] {
  const languages = isObject(navigation) && "languages" in navigation ? navigation.languages : null;
  return Array.isArray(languages) ? languages.map(navigationPages) : [navigationPages(navigation)];
}

/** The navigation without these pages, and without the divisions that had no others. */
export function withoutPages(navigation: unknown, gone: ReadonlySet<string>): unknown {
  if (Array.isArray(navigation)) {
    return navigation.flatMap((one) => {
      if (typeof one === "string") return gone.has(pagePath(one)) ? [] : [one];
      const rest = withoutPages(one, gone);
      return navigationPages(one).length > 0 && navigationPages(rest).length === 0 ? [] : [rest];
    });
  }
  if (!isObject(navigation)) return navigation;
  return Object.fromEntries(Object.entries(navigation).map(([key, value]) => [key, withoutPages(value, gone)]));
}

/** The first object of the navigation that is a group, to be changed in place. */
export function firstGroup(navigation: unknown): { group: string } | null {
  if (!isObject(navigation)) return null;
  if ("group" in navigation && typeof navigation.group === "string") return navigation as { group: string };
  for (const value of Object.values(navigation)) {
    const found = firstGroup(value);
    if (found) return found;
  }
  return null;
}

function pagePath(text: string): string {
  return text.replace(/^\//, "").replace(/\.mdx?$/, "");
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
