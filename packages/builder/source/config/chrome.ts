import type { NavbarLink, SiteConfig } from "../site-config.ts";
import { readColor } from "./brand.ts";
import type { Fields } from "./fields.ts";
import { readIcon } from "./icon.ts";
import { linkTarget } from "./site-path.ts";

/** The bar at the top: `navbar` of the site or of a language. */
export function readNavbar(owner: Fields): SiteConfig["navbar"] | null {
  const navbar = owner.object("navbar");
  if (!navbar) return null;
  const links = navbar.objects("links").map((fields) => readNavbarLink(fields, "link"));
  const primary = navbar.object("primary");
  return {
    links: links.filter((link) => link !== null),
    primary: primary ? readNavbarLink(primary, "button") : null,
  };
}

function readNavbarLink(fields: Fields, otherwise: "link" | "button"): NavbarLink | null {
  const href = fields.string("href") ?? fields.string("url");
  const type = fields.oneOf("type", ["button", "github", "discord", "link"], otherwise);
  const written = fields.string("label") ?? fields.string("name");
  const icon = readIcon(fields);
  const called = written || (type === "github" && href ? repositoryName(href) : null) || brandLabels[type];
  // An icon alone is enough: many write an empty label beside it.
  const label = called || (icon.icon ? "" : null);
  if (!href || label === null) {
    reportIncomplete(fields, "link", "needs a label and an href");
    return null;
  }
  return { type, label, href: linkTarget(href), ...icon };
}

function reportIncomplete(fields: Fields, part: string, lack: string): void {
  fields.report("warning", fields.node.place, `incomplete-${part}`, `${fields.path} ${lack}`, "It is left out");
}

/** `owner/repository` of an address at GitHub, which is what its links are called without a label of their own. */
function repositoryName(href: string): string | null {
  return /^https?:\/\/(?:www\.)?github\.com\/([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/i.exec(href.trim())?.[1] ?? null;
}

const brandLabels: Record<string, string> = { github: "GitHub", discord: "Discord" };

/**
 * `footer` of the site or of a part of its navigation; null where it has none. Links without label or target are left
 * out.
 */
export function readFooter(owner: Fields): SiteConfig["footer"] | null {
  const footer = owner.object("footer");
  if (!footer) return null;
  return {
    socials: Object.entries(footer.strings("socials")).map(([platform, href]) => ({
      platform,
      href: linkTarget(href),
    })),
    columns: readColumns(footer),
  };
}

type Column = SiteConfig["footer"]["columns"][number];

/** Columns of links; links that stand where columns should are one without a header. */
function readColumns(footer: Fields): Column[] {
  const columns: Column[] = [];
  let alone: Column | null = null;
  for (const column of footer.objects("links")) {
    const list = ["items", "links"].find((key) => column.has(key));
    const link = list ? null : footerLink(column);
    if (link && alone) alone.items.push(link);
    else if (link) {
      alone = { header: null, items: [link] };
      columns.push(alone);
    } else if (list) {
      alone = null;
      columns.push(...readColumn(column, list));
    } else reportIncomplete(column, "link", "has no items");
  }
  return columns;
}

function readColumn(column: Fields, list: string): Column[] {
  const header = column.string("header") ?? column.string("title");
  const items = column.objects(list).flatMap((item) => {
    const link = footerLink(item);
    if (!link) reportIncomplete(item, "link", "needs a label and an href");
    return link ?? [];
  });
  return items.length > 0 ? [{ header, items }] : [];
}

function footerLink(item: Fields): Column["items"][number] | null {
  const label = item.string("label") ?? item.string("name");
  const href = item.string("href") ?? item.string("url");
  return label && href ? { label, href: linkTarget(href) } : null;
}

/**
 * `banner` of the site or of a part of its navigation, which may be its content alone; null where it has none or says
 * nothing.
 */
export function readBanner(owner: Fields): SiteConfig["banner"] {
  const node = owner.get("banner");
  if (node?.kind === "scalar" && typeof node.value === "string") {
    const content = owner.string("banner");
    return content ? { content, dismissible: false, type: "info", color: null } : null;
  }
  const banner = owner.object("banner");
  if (!banner) return null;
  const content = banner.string("content");
  if (!content) {
    reportIncomplete(banner, "banner", "has no content");
    return null;
  }
  return {
    content,
    dismissible: banner.boolean("dismissible") ?? false,
    type: banner.oneOf("type", ["info", "warning", "critical"], "info"),
    color: readBannerColor(banner),
  };
}

function readBannerColor(banner: Fields): { light: string; dark: string } | null {
  if (banner.get("color")?.kind !== "object") {
    const color = readColor(banner, "color");
    return color ? { light: color, dark: color } : null;
  }
  const pair = banner.object("color");
  const light = pair ? readColor(pair, "light") : null;
  const dark = pair ? readColor(pair, "dark") : null;
  const first = light ?? dark;
  return first ? { light: light ?? first, dark: dark ?? first } : null;
}
