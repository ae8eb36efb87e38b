import { sha256 } from "../text/hashes.ts";

/** Where the theme's own files stand in a site. */
const assetFolder = "_lectern";

/** `theme.css` becomes `_lectern/theme.1f3a9c04e2.css`: a name that changes with the content and may be cached for ever. */
export function hashedName(name: string, bytes: Uint8Array): string {
  const dot = name.lastIndexOf(".");
  const hash = sha256(bytes).slice(0, 10);
  return `${assetFolder}/${name.slice(0, dot)}.${hash}${name.slice(dot)}`;
}
