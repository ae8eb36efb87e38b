import assert from "node:assert/strict";
import type { Diagnostic } from "@lectern/contract";
import { readSiteConfig } from "../config/read-site-config.ts";
import type { JsonObject } from "../json/json-node.ts";
import { parseJson } from "../json/parse-json.ts";
import type { NavigationNode, SiteConfig } from "../site-config.ts";
import { upgradeMintJson } from "./upgrade-mint-json.ts";

const start = { name: "Old", logo: "/logo.svg", colors: { primary: "#0a6" } };

/** The configuration that an old one becomes, and what is told of it. */
export function upgraded(old: Record<string, unknown>): { config: SiteConfig; complaints: string[] } {
  const diagnostics: Diagnostic[] = [];
  const text = JSON.stringify({ $schema: "https://mintlify.com/schema.json", ...start, navigation: [], ...old });
  const node = parseJson("mint.json", text, diagnostics) as JsonObject;
  const config = readSiteConfig(upgradeMintJson(node), diagnostics);
  return { config, complaints: diagnostics.map(({ code, message }) => `${code}: ${message}`) };
}

/** Labels and pages, a level by two spaces. */
function drawn(nodes: readonly NavigationNode[], indent = ""): string[] {
  return nodes.flatMap((node): string[] => {
    if (node.type === "page") return [indent + node.path];
    if (node.type === "operation") return [`${indent}${node.method} ${node.path}`];
    const kind = node.type === "group" ? "group" : node.kind;
    const link = node.type === "division" && node.href ? ` -> ${node.href}` : "";
    const hidden = node.hidden ? " (hidden)" : "";
    const source = node.openapi ? ` ${JSON.stringify(node.openapi)}` : "";
    return [`${indent}${kind} ${node.label}${link}${hidden}${source}`, ...drawn(node.children, `${indent}  `)];
  });
}

/** The navigation of an old configuration, entries of every page after the others; fails where anything but `told` is. */
export function navigationOf(old: Record<string, unknown>, told: string[] = []): string[] {
  const { config, complaints } = upgraded(old);
  assert.deepEqual(complaints, told);
  return [...drawn(config.navigation), ...drawn(config.global).map((line) => `global ${line}`)];
}
