import { readdirSync } from "node:fs";
import { join } from "node:path";
import { nearestName } from "../../text/nearest-name.ts";
import { type IconLibrary, iconFolder, plainIconName } from "./icons.ts";

/** What to do about an icon that no set of ours has: the name of the site's library that was likely meant, where one is near. */
export function iconHint(name: string, library: IconLibrary): string {
  const near = nearIcon(plainIconName(name), library);
  return near === undefined
    ? "The free sets of Font Awesome, Lucide and Tabler are looked through."
    : `Did you mean \`${near}\`?`;
}

function nearIcon(plain: string, library: IconLibrary): string | undefined {
  // With an error in them the shortest names are any other.
  if (plain.length < 4) return undefined;
  // Thousands of names, but a wrong first letter is rare: a page may name very many icons that are not there.
  return nearestName(plain, namesByLetter(library).get(plain.charAt(0)) ?? []);
}

const known = new Map<IconLibrary, Map<string, string[]>>();

/** Names of a library by their first letter. Read when the first unknown name is met. */
function namesByLetter(library: IconLibrary): Map<string, string[]> {
  let byLetter = known.get(library);
  if (byLetter) return byLetter;
  const styles = { fontawesome: ["solid", "brands", "regular"], lucide: [""], tabler: ["outline"] }[library];
  const names = styles.flatMap((style) => readdirSync(join(iconFolder(library), style)));
  const svgs = new Set(names.filter((name) => name.endsWith(".svg")).map((name) => name.slice(0, -4)));
  byLetter = Map.groupBy([...svgs].sort(), (name) => name.charAt(0));
  known.set(library, byLetter);
  return byLetter;
}
