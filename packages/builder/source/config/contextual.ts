import { toPlain } from "../json/json-node.ts";
import { menuOptions } from "../schema/chrome.ts";
import type { ContextualOption, SiteConfig } from "../site-config.ts";
import type { Fields } from "./fields.ts";

type Contextual = NonNullable<SiteConfig["contextual"]>;

/** What readers may do with a page where nothing is said. */
const usual: readonly string[] = ["copy", "view"];

/** `contextual` of docs.json: what readers may do with a page; `api.spec.download` is another way to write `download-spec`. */
export function readContextual(root: Fields): SiteConfig["contextual"] {
  const contextual = root.object("contextual");
  const offersSpecification = root.object("api")?.object("spec")?.boolean("download") === true;
  const read = contextual && optionsOf(contextual);
  if (!offersSpecification) return read;
  const { options, display } = read ?? { options: [...usual], display: "header" as const };
  add(options, "download-spec");
  return { options, display };
}

function optionsOf(contextual: Fields): Contextual {
  const options: Contextual["options"] = [];
  for (const node of contextual.array("options", true)) {
    const option = optionOf(toPlain(node));
    if (option) add(options, option);
    else if (node.kind === "object")
      contextual.report(
        "warning",
        node.place,
        "incomplete-option",
        "A menu option needs title, description and href",
        "It is left out",
      );
  }
  return { options, display: contextual.oneOf("display", ["header", "toc"], "header") };
}

/**
 * `contextual` of a page's frontmatter, which takes the place of the site's; null when it says none, or none that can be, for
 * then the site's counts. `false` is no menu.
 */
export function contextualOf(value: unknown): SiteConfig["contextual"] {
  if (value === false || value === "false") return { options: [], display: "header" };
  if (value === undefined || faultOfContextual(value) !== null) return null;
  const { options: given, display } = value as { options?: unknown; display?: unknown };
  const options: Contextual["options"] = [];
  for (const one of Array.isArray(given) ? given : []) {
    const option = optionOf(one);
    if (option) add(options, option);
  }
  return { options, display: display === "toc" ? "toc" : "header" };
}

/** What is wrong with `contextual` of a page's frontmatter, as words that go on after its name; null where nothing is. */
export function faultOfContextual(value: unknown): { message: string; hint: string } | null {
  if (value === false || value === "false") return null;
  const hint = `Write options, a list of: ${menuOptions.join(", ")}, or of entries with title and href`;
  if (value === null || typeof value !== "object" || Array.isArray(value))
    return { message: "must be an object with options, or false", hint };
  const { options, display } = value as { options?: unknown; display?: unknown };
  if (!Array.isArray(options)) return { message: "needs a list of options", hint };
  for (const one of options)
    if (typeof one === "string" ? !menuOptions.includes(one) : optionOf(one) === null)
      return { message: `has the option ${JSON.stringify(one).slice(0, 80)}, which nobody knows`, hint };
  if (display !== undefined && display !== "header" && display !== "toc")
    return { message: `is displayed as ${JSON.stringify(display).slice(0, 80)}`, hint: "Use one of: header, toc" };
  return null;
}

function add(options: Contextual["options"], option: string | ContextualOption): void {
  if (!options.includes(option)) options.push(option);
}

function optionOf(plain: unknown): string | ContextualOption | null {
  if (typeof plain === "string") return plain === "windsurf" ? "devin-desktop" : plain;
  if (plain === null || typeof plain !== "object") return null;
  const { title, description, icon, href } = plain as Record<string, unknown>;
  if (typeof title !== "string" || !href) return null;
  const common = {
    title,
    description: typeof description === "string" ? description : "",
    icon: iconName(icon),
  };
  if (typeof href === "string") return { ...common, href };
  const { base, query } = href as { base?: unknown; query?: unknown };
  if (typeof base !== "string") return null;
  const pairs = (Array.isArray(query) ? query : []) as { key?: unknown; value?: unknown }[];
  const used = pairs.flatMap((pair) =>
    typeof pair?.key === "string" ? [{ key: pair.key, value: String(pair.value ?? "") }] : [],
  );
  return { ...common, href: { base, query: used } };
}

/** The name of an icon, with its library before it where one is chosen. */
function iconName(icon: unknown): string | null {
  if (icon === null || typeof icon !== "object") return typeof icon === "string" ? icon : null;
  const { name, library } = icon as Record<string, unknown>;
  if (typeof name !== "string") return null;
  return typeof library === "string" ? `${library}:${name}` : name;
}
