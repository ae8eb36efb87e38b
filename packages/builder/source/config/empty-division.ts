import type { DivisionNode, NavigationNode } from "../site-config.ts";
import type { Fields } from "./fields.ts";

/** Tells of a tab, a version or another division that is not shown, since there is nothing that it could lead to. */
export function reportEmpty(division: DivisionNode, fields: Fields): void {
  if (division.hidden || !leadsNowhere(division)) return;
  const name = `The ${division.kind} ${JSON.stringify(division.label)}`;
  const message = `${name} has no pages and leads nowhere: it is not shown`;
  fields.report("info", fields.node.place, "empty-division", message, "Add pages or an `href`, or remove it");
}

/** Whether neither a page nor a link is in what the navigation says here, nor a document that pages are made of. */
function leadsNowhere(node: NavigationNode): boolean {
  if (node.type === "page" || node.type === "operation") return false;
  const leads = [node.openapi, node.asyncapi, node.graphql, node.sdk, node.type === "group" ? node.root : node.href];
  return leads.every((one) => one === null || one === undefined) && node.children.every(leadsNowhere);
}
