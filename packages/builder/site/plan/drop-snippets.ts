import type { BodyRecord } from "../cache/page-record.ts";
import type { PlannedPage, SitePlan } from "./site-plan.ts";

/** A file that another page is made of, and that no navigation names, is a snippet and no page. */
export function dropSnippets(plan: SitePlan, bodies: Map<PlannedPage, BodyRecord>): void {
  const used = new Set<string>();
  for (const body of bodies.values()) for (const path of body.uses) used.add(path);
  if (used.size === 0) return;
  const dropped = plan.pages.filter((page) => !page.isNamed && page.path !== "" && used.has(page.source));
  for (const page of dropped) plan.byPath.delete(page.path);
  const gone = new Set(dropped);
  plan.pages = plan.pages.filter((page) => !gone.has(page));
  if (plan.firstPage && gone.has(plan.firstPage)) plan.firstPage = plan.pages[0] ?? null;
}
