import { findIcon } from "./icons.ts";
import { standaloneIcon } from "./standalone-icon.ts";

const hosts = "(?:mintlify\\.b-cdn\\.net|d3gk2c5xim1je2\\.cloudfront\\.net)";
const source = `https:\\/\\/${hosts}\\/(?:(lucide|tabler)\\/)?v[\\d.]+\\/(?:([a-z-]+)\\/)?([a-z\\d-]+)\\.svg`;
const whole = new RegExp(`^${source}$`);
const anywhere = new RegExp(`${source}(?=["'\`)\\s])`, "g");

/**
 * The picture of an icon that is named by the address from which the format's own sites load it, as a mask for one:
 * `https://…/v6.5.1/solid/magnifying-glass.svg` as `data:image/svg+xml,…`. Null for every other address.
 */
export function iconImage(address: string): string | null {
  const [found, library, type, name = ""] = whole.exec(address) ?? [];
  if (!found) return null;
  const options = library === "lucide" || library === "tabler" ? library : "fontawesome";
  const svg = findIcon(name, { library: options, type });
  return svg && `data:image/svg+xml,${encodeURIComponent(standaloneIcon(svg)).replace(/['()*]/g, percentEncoded)}`;
}

/** A program with those addresses as pictures: no page loads anything from them. */
export function withIconImages(program: string): string {
  return program.replace(anywhere, (address) => iconImage(address) ?? address);
}

function percentEncoded(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}
