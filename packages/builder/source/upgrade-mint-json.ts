import { itemsOf, type JsonNode, type JsonObject, jsonArray, jsonObject, jsonScalar, textOf } from "./json-node.ts";
import { upgradeMintNavigation } from "./upgrade-mint-navigation.ts";

/** Themes and layouts of the old format, by the theme that looks most like them. */
const themes: Record<string, string> = { venus: "palm", quill: "willow", prism: "mint" };
const layouts: Record<string, string> = { sidenav: "maple", solidSidenav: "willow" };
/** What has no place in docs.json: parts of the old look, and what hosts decided. */
const left = ["mintlify", "layout", "topbar", "sidebar", "rounded", "isWhiteLabeled", "versions", "tabs", "anchors"];

/**
 * The old configuration file, `mint.json`, as the `docs.json` it means. Values keep the places where they stand in
 * the old file, so that complaints still lead there. Keys of docs.json that stand in it already stay.
 */
export function upgradeMintJson(old: JsonObject): JsonObject {
  const entries = new Map(old.entries);
  const take = (key: string): JsonNode | undefined => {
    const node = entries.get(key);
    entries.delete(key);
    return node;
  };
  const set = (key: string, node: JsonNode | null | undefined) => {
    if (node && !entries.has(key)) entries.set(key, node);
  };
  /** An object of docs.json out of parts, unless all are missing. */
  const put = (key: string, parts: Record<string, JsonNode | null | undefined>) => {
    const place = Object.values(parts).find(Boolean)?.place;
    if (place) set(key, jsonObject(place, parts));
  };

  const topbarLinks = take("topbarLinks");
  put("navbar", {
    links: topbarLinks && jsonArray(topbarLinks.place, itemsOf(topbarLinks).map(linkOf)),
    primary: buttonOf(take("topbarCtaButton")),
  });
  const footer = take("footer");
  put("footer", { socials: socialsOf(entryOf(footer, "socials") ?? take("footerSocials")), links: columnsOf(footer) });
  entries.delete("footerSocials");
  const noVotes = take("hideFeedbackButtons");
  if (noVotes?.kind === "scalar" && noVotes.value === true)
    put("feedback", { thumbsRating: jsonScalar(noVotes.place, false) });
  const mode = take("modeToggle");
  put("appearance", { default: entryOf(mode, "default"), strict: entryOf(mode, "isHidden") });

  const integrations = take("integrations");
  const ids = { intercom: "appId", frontchat: "snippetId" };
  const services = Object.entries(ids).map(([name, key]) => {
    const id = entryOf(integrations, name);
    return [name, id?.kind === "scalar" ? jsonObject(id.place, { [key]: id }) : id] as const;
  });
  put("integrations", { ...partsOf(integrations), ...partsOf(take("analytics")), ...Object.fromEntries(services) });

  const colors = take("colors");
  if (colors?.kind === "object")
    put("colors", {
      primary: entryOf(colors, "primary"),
      light: entryOf(colors, "light"),
      dark: entryOf(colors, "dark"),
    });
  else set("colors", colors);
  const background = take("background");
  put("background", {
    image: entryOf(background, "image") ?? take("backgroundImage"),
    decoration: entryOf(background, "style") ?? entryOf(background, "decoration"),
    color: entryOf(colors, "background") ?? entryOf(background, "color"),
  });
  entries.delete("backgroundImage");
  const font = take("font");
  const fonts = { heading: fontOf(entryOf(font, "headings")), body: fontOf(entryOf(font, "body")) };
  put("fonts", fonts.heading || fonts.body ? fonts : partsOf(fontOf(font)));
  const seo = take("seo");
  const indexed = entryOf(seo, "indexHiddenPages");
  const { indexHiddenPages: _, ...known } = partsOf(seo);
  put("seo", {
    metatags: take("metadata"),
    indexing: indexed?.kind === "scalar" && indexed.value === true ? jsonScalar(indexed.place, "all") : null,
    ...known,
  });
  const eyebrow = take("eyebrow");
  const code = take("codeBlock");
  const codeMode = entryOf(code, "mode");
  put("styling", {
    eyebrows: entryOf(eyebrow, "display") ?? (eyebrow?.kind === "scalar" ? eyebrow : null),
    codeblocks: textOf(codeMode) === "dark" ? codeMode : null,
  });
  const prompt = entryOf(take("search"), "prompt");
  put("search", { prompt });
  put("api", apiOf(take("api"), take("openapi")));

  const theme = textOf(take("theme"));
  const layout = textOf(entries.get("layout"));
  const name = (layout && layouts[layout]) || (theme && (themes[theme] ?? theme)) || "mint";
  set("theme", jsonScalar(old.entries.get("theme")?.place ?? old.place, name));
  for (const key of [...left, "primaryTab", "topAnchor", "navigation"]) entries.delete(key);
  set("navigation", upgradeMintNavigation(old));
  return { kind: "object", entries, keys: keysOf(entries), place: old.place };
}

function keysOf(entries: Map<string, JsonNode>): Map<string, JsonNode["place"]> {
  return new Map([...entries].map(([key, node]) => [key, node.place]));
}

function entryOf(node: JsonNode | undefined, key: string): JsonNode | undefined {
  return node?.kind === "object" ? node.entries.get(key) : undefined;
}

function partsOf(node: JsonNode | undefined): Record<string, JsonNode> {
  return node?.kind === "object" ? Object.fromEntries(node.entries) : {};
}

function linkOf(node: JsonNode): JsonNode {
  if (node.kind !== "object") return node;
  return jsonObject(node.place, {
    type: textOf(entryOf(node, "type")) === "link" ? null : entryOf(node, "type"),
    label: entryOf(node, "name") ?? entryOf(node, "label"),
    href: entryOf(node, "url") ?? entryOf(node, "href"),
    icon: entryOf(node, "icon"),
    iconType: entryOf(node, "iconType"),
  });
}

function buttonOf(button: JsonNode | undefined): JsonNode | null {
  if (button?.kind !== "object") return null;
  const link = linkOf(button) as JsonObject;
  if (textOf(entryOf(link, "type")) !== "github") link.entries.set("type", jsonScalar(button.place, "button"));
  return link;
}

/** By platform, or a list of platforms with their addresses. */
function socialsOf(socials: JsonNode | undefined): JsonNode | undefined {
  if (socials?.kind !== "array") return socials;
  const pairs: Record<string, JsonNode> = {};
  for (const item of socials.items) {
    const name = textOf(entryOf(item, "type")) ?? textOf(entryOf(item, "name"));
    const url = entryOf(item, "url");
    if (name && url) pairs[name] = url;
  }
  return jsonObject(socials.place, pairs);
}

/** Columns of links, named as in the old format or already as in docs.json. */
function columnsOf(footer: JsonNode | undefined): JsonNode | null {
  const columns = entryOf(footer, "links");
  if (columns?.kind !== "array") return null;
  const upgraded = columns.items.map((column) => {
    const items = entryOf(column, "links") ?? entryOf(column, "items");
    const header = entryOf(column, "title") ?? entryOf(column, "header");
    return jsonObject(column.place, { header, items: items && jsonArray(items.place, itemsOf(items).map(linkOf)) });
  });
  return jsonArray(columns.place, upgraded);
}

function fontOf(font: JsonNode | undefined): JsonNode | undefined {
  if (font?.kind !== "object") return font;
  const { url, ...parts } = partsOf(font);
  return jsonObject(font.place, { ...parts, source: parts.source ?? url });
}

function apiOf(api: JsonNode | undefined, openapi: JsonNode | undefined): Record<string, JsonNode | null | undefined> {
  const { baseUrl, auth, request, paramFields, playground, maintainOrder: _, ...rest } = partsOf(api);
  const { inputPrefix: __, ...credentials } = partsOf(auth);
  const { mode, disableProxy, ...player } = partsOf(playground);
  const example = entryOf(request, "example");
  const optional = entryOf(example, "showOptionalParams");
  const isOff = disableProxy?.kind === "scalar" ? disableProxy.value : null;
  const { place } = api ?? openapi ?? { place: null };
  if (!place) return {};
  const some = (parts: Record<string, JsonNode | null | undefined>) =>
    Object.values(parts).some(Boolean) ? jsonObject(place, parts) : null;
  return {
    ...rest,
    openapi: openapi ?? rest.openapi,
    mdx: some({ server: baseUrl, auth: some(credentials) }) ?? rest.mdx,
    params: paramFields ?? rest.params,
    playground: some({
      ...player,
      display: mode && jsonScalar(mode.place, displays[textOf(mode) ?? ""] ?? textOf(mode)),
      proxy: typeof isOff === "boolean" && disableProxy ? jsonScalar(disableProxy.place, !isOff) : null,
    }),
    examples:
      some({
        languages: entryOf(example, "languages"),
        defaults:
          optional?.kind === "scalar" && optional.value === false ? jsonScalar(optional.place, "required") : null,
      }) ?? rest.examples,
  };
}

const displays: Record<string, string> = { show: "interactive", hide: "none" };
