/**
 * Title of a page that names none: the name of its file, dashes and underscores as spaces, first letter upper case.
 * For an `index` file, the name of its folder.
 */
export function titleFromPath(path: string): string {
  const segments = path.split("/").filter((segment) => segment !== "");
  let name = segments.at(-1) ?? "";
  if (/^index$/i.test(name) && segments.length > 1) name = segments.at(-2) as string;
  const words = name.replace(/[-_]+/g, " ").trim();
  return words === "" ? "Home" : words.charAt(0).toUpperCase() + words.slice(1);
}
