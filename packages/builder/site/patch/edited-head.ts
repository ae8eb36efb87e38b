import type { Frontmatter } from "../../source/frontmatter/frontmatter-data.ts";
import { titleFromPath } from "../../source/frontmatter/page-title.ts";
import { namesOf, summaryOf } from "../model/page-names.ts";
import type { ModelPage } from "../model/site-model.ts";
import type { PageLabel } from "./named-pages.ts";

/** Fields of the frontmatter that say what a page is called and is about, and nothing of where it stands or of what the stylesheet draws. */
const told = ["title", "sidebarTitle", "description", "tag", "keywords", "deprecated"] as const;

/** Whether two pages differ in what they are called and are about alone. */
export function differsInNameOnly(before: Frontmatter, after: Frontmatter): boolean {
  return JSON.stringify(withoutName(before)) === JSON.stringify(withoutName(after));
}

function withoutName(frontmatter: Frontmatter): object {
  const rest: Record<string, unknown> = { ...frontmatter };
  for (const field of told) delete rest[field];
  return rest;
}

/** What a page is called and is about, with what its operation says of itself. */
export interface PlannedHead {
  frontmatter: Frontmatter;
  title: string;
  label: PageLabel;
  /** What its operation's description says in the body. */
  description: string | null;
}

/** @param description what the operation's description says in the body. */
export function plannedHead(source: string, frontmatter: Frontmatter, description: string | null): PlannedHead {
  const title = frontmatter.title ?? titleFromPath(source.replace(/\.mdx?$/i, ""));
  const { icon, iconType, tag, deprecated } = frontmatter;
  const label = { label: frontmatter.sidebarTitle ?? title, icon, iconType, tag, deprecated };
  return { frontmatter, title, description, label };
}

/** The page with another head, and the first words of a new body. */
export function drawnWith(page: ModelPage, { frontmatter, title }: PlannedHead, summary: string): ModelPage {
  return { ...page, head: { ...page.head, ...namesOf(title, frontmatter) }, summary: summaryOf(frontmatter, summary) };
}

/** The page with the names that its neighbours have now, by their `href`; the same page where none of them is named. */
export function withNeighbours(page: ModelPage, labels: ReadonlyMap<string, PageLabel>): ModelPage {
  const renamed = (neighbour: ModelPage["head"]["next"]) => {
    if (!neighbour) return null;
    const label = labels.get(neighbour.href)?.label ?? neighbour.label;
    return label === neighbour.label ? neighbour : { ...neighbour, label };
  };
  const previous = renamed(page.head.previous);
  const next = renamed(page.head.next);
  if (previous === page.head.previous && next === page.head.next) return page;
  return { ...page, head: { ...page.head, previous, next } };
}
