import type { Diagnostic } from "@lectern/contract";
import { type JsonNode, positionOf, toPlain } from "../json/json-node.ts";
import { labelKeyOf } from "../schema/entry-labels.ts";
import {
  type DivisionKind,
  type DivisionNode,
  directoryStyles,
  type GroupNode,
  type NavigationNode,
  type SiteConfig,
} from "../site-config.ts";
import { readColor } from "./brand.ts";
import { readBanner, readFooter, readNavbar } from "./chrome.ts";
import { reportEmpty } from "./empty-division.ts";
import { Fields } from "./fields.ts";
import { readIcon } from "./icon.ts";
import { refuseTooMany } from "./navigation-size.ts";
import { readOperationEntry } from "./operation-entry.ts";
import { linkTarget, pagePath } from "./site-path.ts";

/** Where divisions of each kind are listed, and the key of their label. The order is that of the reader's path. */
const divisions: { list: string; label: string; kind: DivisionKind }[] = [
  { list: "languages", label: "language", kind: "language" },
  { list: "versions", label: "version", kind: "version" },
  { list: "products", label: "product", kind: "product" },
  { list: "tabs", label: "tab", kind: "tab" },
  { list: "dropdowns", label: "dropdown", kind: "dropdown" },
  { list: "anchors", label: "anchor", kind: "anchor" },
  { list: "menu", label: "item", kind: "item" },
];

/** Divisions inside divisions; real sites have five. */
const maxNesting = 40;
/** Characters of a page's path or an operation's name. */
const pathMost = 2000;
const method = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|TRACE|QUERY|WEBHOOK)$/i;

/**
 * `navigation` in one form, whatever nesting it is written in: an object with any of its lists, or (in the old
 * format) an array of groups. Entries that are neither are reported where they stand and left out.
 */
export function readNavigation(
  root: Fields,
): Pick<SiteConfig, "navigation" | "directory" | "openapi" | "asyncapi" | "graphql" | "sdk" | "global"> {
  const node = root.get("navigation");
  if (!node) return { navigation: [], openapi: null, global: [] };
  refuseTooMany(node);
  if (node.kind === "scalar") {
    root.warn("navigation", "wrong-type", "navigation must be an object", "It is ignored");
    return { navigation: [], openapi: null, global: [] };
  }
  if (node.kind === "array")
    return { navigation: readEntries(node.items, "navigation", root.diagnostics, 0), openapi: null, global: [] };
  const fields = new Fields(node, "navigation", root.diagnostics);
  const navigation = readChildren(fields, 0);
  const global = readGlobal(fields);
  const openapi = plainOf(fields, "openapi");
  const asyncapi = plainOf(fields, "asyncapi");
  const directory = fields.oneOf("directory", directoryStyles, null);
  return { navigation, directory, openapi, asyncapi, ...librariesOf(fields), global };
}

/** Everything that an object of the navigation holds, divisions first. */
function readChildren(fields: Fields, depth: number): NavigationNode[] {
  if (depth > maxNesting) {
    fields.report(
      "warning",
      fields.node.place,
      "nested-too-deep",
      `${fields.path} is nested too deep`,
      "It is left out",
    );
    return [];
  }
  const children: NavigationNode[] = [];
  for (const { list, label, kind } of divisions) {
    if (!fields.has(list)) continue;
    for (const item of flatObjects(fields, list)) {
      const division = readDivision(item, kind, label, depth + 1);
      if (division) children.push(division);
    }
  }
  // Products in titled lists: the titles stand nowhere, the products where they would without them.
  for (const list of fields.has("productGroups") ? flatObjects(fields, "productGroups") : [])
    append(children, readChildren(list, depth + 1));
  // Both may be there, in the order in which the author means them.
  for (const key of fields.node.entries.keys()) {
    if (key === "groups" || key === "pages")
      append(
        children,
        readEntries(fields.array(key, key === "pages"), fields.name(key), fields.diagnostics, depth + 1),
      );
  }
  return children;
}

/** Entry by entry: as arguments of one call, the pages of a huge list would not fit on the stack. */
function append(nodes: NavigationNode[], more: readonly NavigationNode[]): void {
  for (const node of more) nodes.push(node);
}

/** Links shown everywhere, from `global` of the whole navigation or of a division. */
function readGlobal(fields: Fields): DivisionNode[] {
  const global = fields.object("global");
  return global ? readChildren(global, 1).filter((node) => node.type === "division") : [];
}

function readDivision(fields: Fields, kind: DivisionKind, labelKey: string, depth: number): DivisionNode | null {
  const named = labelKeyOf(fields.node, labelKey);
  const label = named && fields.string(named);
  if (!label) {
    fields.report(
      "warning",
      fields.node.place,
      "missing-label",
      `${fields.path} needs ${JSON.stringify(labelKey)}`,
      "It is left out",
    );
    return null;
  }
  const href = fields.string("href") ?? fields.string("url");
  const children = [...readChildren(fields, depth), ...readGlobal(fields)];
  const division: DivisionNode = {
    type: "division",
    kind,
    label: kind === "product" ? (fields.string("name") ?? label) : label,
    ...readIcon(fields),
    description: fields.string("description"),
    tag: fields.string("tag"),
    color: readPairOfColors(fields),
    href: href ? linkTarget(href) : null,
    hidden: fields.boolean("hidden") ?? false,
    ...audienceOf(fields),
    ...(fields.has("thumbnail") ? { thumbnail: plainOf(fields, "thumbnail") } : {}),
    searchable: fields.boolean("searchable"),
    boost: fields.number("boost"),
    align: fields.oneOf("align", ["start", "end"], "start"),
    default: fields.boolean("default") ?? false,
    directory: fields.oneOf("directory", directoryStyles, null),
    banner: readBanner(fields),
    navbar: readNavbar(fields),
    footer: readFooter(fields),
    openapi: plainOf(fields, "openapi"),
    asyncapi: plainOf(fields, "asyncapi"),
    ...librariesOf(fields),
    children,
    position: positionOf(fields.node.place),
  };
  reportEmpty(division, fields);
  return division;
}

/** One colour for both modes, or one for each. */
function readPairOfColors(fields: Fields): DivisionNode["color"] {
  if (!fields.has("color")) return null;
  if (fields.get("color")?.kind !== "object") {
    const color = readColor(fields, "color");
    return color ? { light: color, dark: color } : null;
  }
  const pair = fields.object("color");
  return pair && { light: readColor(pair, "light"), dark: readColor(pair, "dark") };
}

/** Entries of `pages` and `groups`: page paths, operations, groups, and (written wrongly) arrays of these. */
function readEntries(
  items: readonly JsonNode[],
  path: string,
  diagnostics: Diagnostic[],
  depth: number,
): NavigationNode[] {
  const nodes: NavigationNode[] = [];
  for (const [index, item] of items.entries()) {
    const name = `${path}[${index}]`;
    const position = positionOf(item.place);
    const refuse = (message: string, hint: string) =>
      diagnostics.push({ severity: "warning", code: "bad-navigation-entry", message, hint, ...position });
    if (depth > maxNesting) {
      refuse(`${name} is nested too deep`, "It is left out");
    } else if (item.kind === "array") {
      append(nodes, readEntries(item.items, name, diagnostics, depth + 1));
    } else if (item.kind === "object") {
      append(nodes, readEntryObject(new Fields(item, name, diagnostics), depth));
    } else if (typeof item.value !== "string" || item.value.trim() === "") {
      refuse(`${name} must be a page path or a group`, "It is left out");
    } else if (item.value.length > pathMost) {
      refuse(`${name} is longer than ${pathMost} characters`, "It is left out");
    } else {
      const found = readOperationEntry(item.value);
      if (found) nodes.push({ ...found, position });
      else if (/^[a-z][a-z0-9+.-]*:\/\//i.test(item.value)) {
        refuse(
          `${name} is a link, not a page: ${item.value}`,
          "Make a page with `url` in its frontmatter, or an anchor",
        );
      } else nodes.push({ type: "page", path: pagePath(item.value), position });
    }
  }
  return nodes;
}

/** A group; or, forgivingly, a division or `{ page: … }` that stands where a group should. */
function readEntryObject(fields: Fields, depth: number): NavigationNode[] {
  const isDivision = divisions.some(({ label }) => fields.has(label));
  const named = isDivision && !fields.has("group") ? null : labelKeyOf(fields.node, "group");
  const label = named && fields.string(named);
  if (label !== null) return [readGroup(fields, label, depth)];
  for (const { label: key, kind } of divisions) {
    if (!fields.has(key)) continue;
    const division = readDivision(fields, kind, key, depth + 1);
    return division ? [division] : [];
  }
  const page = fields.string("page");
  if (page && !method.test(page))
    return [{ type: "page", path: pagePath(page), position: positionOf(fields.node.place) }];
  const children = readChildren(fields, depth + 1);
  if (children.length === 0) {
    fields.report(
      "warning",
      fields.node.place,
      "bad-navigation-entry",
      `${fields.path} is neither a page nor a group`,
      'Give it "group" and "pages"',
    );
  }
  return children;
}

function readGroup(fields: Fields, label: string, depth: number): GroupNode {
  const root = fields.string("root");
  const group: GroupNode = {
    type: "group",
    label,
    ...readIcon(fields),
    tag: fields.string("tag"),
    root: root && !readOperationEntry(root) ? pagePath(root) : root,
    expanded: fields.boolean("expanded") ?? false,
    hidden: fields.boolean("hidden") ?? false,
    ...audienceOf(fields),
    ...(fields.has("thumbnail") ? { thumbnail: plainOf(fields, "thumbnail") } : {}),
    searchable: fields.boolean("searchable"),
    boost: fields.number("boost"),
    directory: fields.oneOf("directory", directoryStyles, null),
    openapi: plainOf(fields, "openapi"),
    asyncapi: plainOf(fields, "asyncapi"),
    ...librariesOf(fields),
    children: readChildren(fields, depth + 1),
    position: positionOf(fields.node.place),
  };
  return group;
}

/** Objects of a list, with lists inside the list (what a reference to an array makes) taken apart. */
function flatObjects(fields: Fields, key: string): Fields[] {
  const result: Fields[] = [];
  const add = (node: JsonNode, name: string, depth: number) => {
    if (node.kind === "object") result.push(new Fields(node, name, fields.diagnostics));
    else if (node.kind === "array" && depth < 4)
      node.items.forEach((item, index) => void add(item, `${name}[${index}]`, depth + 1));
    else fields.report("warning", node.place, "wrong-type", `${name} must be an object`, "It is left out");
  };
  fields.array(key).forEach((item, index) => void add(item, `${fields.name(key)}[${index}]`, 0));
  return result;
}

/** `audience`, where it is written: one name or several. */
function audienceOf(fields: Fields): { audience?: string[] } {
  if (!fields.has("audience")) return {};
  const node = fields.get("audience");
  const items = node?.kind === "scalar" ? [node] : fields.array("audience");
  const audience = items.flatMap((item) => (item.kind === "scalar" ? [String(item.value)] : []));
  return audience.length > 0 ? { audience } : {};
}

/** `graphql` and `sdk`, where they are written. */
function librariesOf(fields: Fields): Pick<SiteConfig, "graphql" | "sdk"> {
  return Object.fromEntries(
    ["graphql", "sdk"].flatMap((key) => (fields.has(key) ? [[key, plainOf(fields, key)]] : [])),
  );
}

function plainOf(fields: Fields, key: string): unknown {
  const node = fields.get(key);
  return node ? toPlain(node) : null;
}
