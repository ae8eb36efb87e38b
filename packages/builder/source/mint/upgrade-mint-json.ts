import {
  entryOf,
  itemsOf,
  type JsonNode,
  type JsonObject,
  jsonArray,
  jsonObject,
  jsonScalar,
  textOf,
} from "../json/json-node.ts";
import { upgradeMintNavigation } from "./upgrade-mint-navigation.ts";

/** Themes and layouts of the old format, by the theme that looks most like them. */
const themes: Record<string, string> = { venus: "palm", quill: "willow", prism: "mint" };
const layouts: Record<string, string> = { sidenav: "maple", solidSidenav: "willow" };
/** What has no place in docs.json: parts of the old look, and what hosts decided. */
const left = [
  "mintlify",
  "basePath",
  "layout",
  "topbar",
  "sidebar",
  "rounded",
  "isWhiteLabeled",
  "versions",
  "tabs",
  "anchors",
];

/**
 * The old configuration file, `mint.json`, as the `docs.json` it means. Values keep the places where they stand in
 * the old file, so that complaints still lead there. Keys of docs.json that stand in it already stay.
 */
export function upgradeMintJson(old: JsonObject): JsonObject {
  const moving = new MovingKeys(old);
  moveChrome(moving);
  moveServices(moving);
  moveLook(moving);
  moveRest(moving);
  for (const key of [...left, "primaryTab", "topAnchor", "navigation"]) moving.drop(key);
  moving.set("navigation", upgradeMintNavigation(old));
  const { entries } = moving;
  return { kind: "object", entries, keys: keysOf(entries), place: old.place };
}

/** The keys of a configuration while they change from the old format to docs.json. */
class MovingKeys {
  readonly entries: Map<string, JsonNode>;
  readonly place: JsonNode["place"];

  constructor(old: JsonObject) {
    this.entries = new Map(old.entries);
    this.place = old.place;
  }

  take(key: string): JsonNode | undefined {
    const node = this.entries.get(key);
    this.entries.delete(key);
    return node;
  }

  drop(key: string): void {
    this.entries.delete(key);
  }

  /** What docs.json itself says stays. */
  set(key: string, node: JsonNode | null | undefined): void {
    if (node && !this.entries.has(key)) this.entries.set(key, node);
  }

  /** An object of docs.json out of parts, unless all are missing. */
  put(key: string, parts: Record<string, JsonNode | null | undefined>): void {
    const place = Object.values(parts).find(Boolean)?.place;
    if (place) this.set(key, jsonObject(place, parts));
  }
}

/** What stands around pages. */
function moveChrome(moving: MovingKeys): void {
  const topbarLinks = moving.take("topbarLinks");
  moving.put("navbar", {
    links: topbarLinks && jsonArray(topbarLinks.place, itemsOf(topbarLinks).map(linkOf)),
    primary: buttonOf(moving.take("topbarCtaButton")),
  });
  const footer = moving.take("footer");
  moving.put("footer", {
    socials: socialsOf(entryOf(footer, "socials") ?? moving.take("footerSocials")),
    links: columnsOf(footer),
  });
  moving.drop("footerSocials");
  const noVotes = moving.take("hideFeedbackButtons");
  if (noVotes?.kind === "scalar" && noVotes.value === true)
    moving.put("feedback", { thumbsRating: jsonScalar(noVotes.place, false) });
}

function moveServices(moving: MovingKeys): void {
  const integrations = moving.take("integrations");
  const ids = { intercom: "appId", frontchat: "snippetId" };
  const services = Object.entries(ids).map(([name, key]) => {
    const id = entryOf(integrations, name);
    return [name, id?.kind === "scalar" ? jsonObject(id.place, { [key]: id }) : id] as const;
  });
  moving.put("integrations", {
    ...partsOf(integrations),
    ...partsOf(moving.take("analytics")),
    ...Object.fromEntries(services),
  });
}

function moveLook(moving: MovingKeys): void {
  const mode = moving.take("modeToggle");
  moving.put("appearance", { default: entryOf(mode, "default"), strict: entryOf(mode, "isHidden") });
  const colors = moving.take("colors");
  if (colors?.kind === "object")
    moving.put("colors", {
      primary: entryOf(colors, "primary"),
      light: entryOf(colors, "light"),
      dark: entryOf(colors, "dark"),
    });
  else moving.set("colors", colors);
  const background = moving.take("background");
  moving.put("background", {
    image: entryOf(background, "image") ?? moving.take("backgroundImage"),
    decoration: entryOf(background, "style") ?? entryOf(background, "decoration"),
    color: entryOf(colors, "background") ?? entryOf(background, "color"),
  });
  moving.drop("backgroundImage");
  const font = moving.take("font");
  const fonts = { heading: fontOf(entryOf(font, "headings")), body: fontOf(entryOf(font, "body")) };
  moving.put("fonts", fonts.heading || fonts.body ? fonts : partsOf(fontOf(font)));
  const eyebrow = moving.take("eyebrow");
  const code = moving.take("codeBlock");
  const codeMode = entryOf(code, "mode");
  moving.put("styling", {
    eyebrows: entryOf(eyebrow, "display") ?? (eyebrow?.kind === "scalar" ? eyebrow : null),
    codeblocks: textOf(codeMode) === "dark" ? codeMode : null,
  });
  const theme = moving.take("theme");
  const name = textOf(theme);
  const layout = textOf(moving.take("layout"));
  const named = (layout && layouts[layout]) || (name && (themes[name] ?? name)) || "mint";
  moving.set("theme", jsonScalar(theme?.place ?? moving.place, named));
}

/** Being found, and the reference of an API. */
function moveRest(moving: MovingKeys): void {
  const seo = moving.take("seo");
  const indexed = entryOf(seo, "indexHiddenPages");
  const { indexHiddenPages: _, ...known } = partsOf(seo);
  moving.put("seo", {
    metatags: moving.take("metadata"),
    indexing: indexed?.kind === "scalar" && indexed.value === true ? jsonScalar(indexed.place, "all") : null,
    ...known,
  });
  const prompt = entryOf(moving.take("search"), "prompt");
  moving.put("search", { prompt });
  moving.put("api", apiOf(moving.take("api"), moving.take("openapi")));
}

function keysOf(entries: Map<string, JsonNode>): Map<string, JsonNode["place"]> {
  return new Map([...entries].map(([key, node]) => [key, node.place]));
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
