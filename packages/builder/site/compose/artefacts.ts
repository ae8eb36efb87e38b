import { afterHint } from "../../content/markdown/index-hint.ts";
import { isRemote } from "../../reference/specification/remote-address.ts";
import { agentInstructions } from "../../text/agent-instructions.ts";
import type { SidebarNode } from "../../theme/page-view.ts";
import type { ModelPage, SiteModel } from "../model/site-model.ts";

/** What lists say of a page. */
export interface ListedPage extends Pick<ModelPage, "inLlms" | "twin" | "summary" | "group"> {
  head: Pick<ModelPage["head"], "title" | "description"> & { breadcrumbs: readonly { label: string }[] };
}

/** What lists say of a site: a part of its model. */
export interface ListedSite extends Pick<SiteModel, "name" | "description" | "configs" | "specifications"> {
  pages: readonly ListedPage[];
  sections: readonly { view: ListedView }[];
}

/** Where the navigation of a section leads. */
interface ListedView {
  switchers: readonly { options: readonly LinkWithMenu[] }[];
  tabs: readonly LinkWithMenu[];
  anchors: readonly Link[];
  navbar: { links: readonly Link[] };
  sidebar: readonly SidebarNode[];
}

interface LinkWithMenu extends Link {
  menu?: readonly Link[];
}

interface Link {
  label: string;
  href: string;
}

/** How pages are addressed in lists: absolute where the origin is known. */
export interface ListAddresses {
  page(page: ModelPage): string;
  twin(page: Pick<ModelPage, "twin">): string;
  file(path: string): string;
}

/** robots.txt: a preview keeps everybody out, a site lets everybody in. */
export function robots(options: { isPreview: boolean; sitemap: string | null }): string {
  if (options.isPreview) return "User-agent: *\nDisallow: /\n";
  return `User-agent: *\nAllow: /\n${options.sitemap ? `\nSitemap: ${options.sitemap}\n` : ""}`;
}

/** Characters of llms.txt. */
const maxLlmsLength = 100_000;

/**
 * llms.txt: name, description and the pages of the default language and version with what each is about. Where that
 * is too long, descriptions go first and pages at the end after them, with a note.
 */
export function llmsText(model: ListedSite, addresses: ListAddresses): string {
  const pages = model.pages.filter((page) => page.inLlms);
  const foot = specifications(model, addresses) + elsewhere(model);
  const instructions = agentInstructions(model.configs[0]?.markdown.instructions ?? []);
  const description = model.description ? `> ${oneLine(model.description)}\n\n` : "";
  const head = `# ${oneLine(model.name)}\n\n${description}${instructions}## Docs\n\n`;
  const entry = (page: ListedPage, length: number) => {
    const about = oneLine(page.head.description || page.summary).slice(0, length);
    return `- [${oneLine(page.head.title).replace(/[[\]]/g, "")}](${addresses.twin(page)})${about ? `: ${about}` : ""}\n`;
  };
  for (const length of [300, 120, 0]) {
    let text = head;
    for (const page of pages) {
      text += entry(page, length);
      if (text.length + foot.length > maxLlmsLength) break;
    }
    if (text.length + foot.length <= maxLlmsLength) return text + foot;
  }
  let text = head;
  let listed = 0;
  for (const page of pages) {
    const line = entry(page, 0);
    if (text.length + line.length > maxLlmsLength - 100 - foot.length) break;
    text += line;
    listed++;
  }
  return `${text}\n${pages.length - listed} more pages are not listed here.\n${foot}`;
}

/** The specifications that pages of the default language and version were made of, where they are served. */
function specifications(model: ListedSite, addresses: ListAddresses): string {
  const sections = (["OpenAPI", "AsyncAPI"] as const).map((kind) => {
    const files = model.specifications.filter((one) => one.kind === kind && one.inLlms !== false);
    const lines = files.map(
      ({ path, title }) =>
        `- [${oneLine(title).replace(/[[\]]/g, "")}](${isRemote(path) ? path : addresses.file(path)})\n`,
    );
    return lines.length > 0 ? `\n## ${kind} Specs\n\n${lines.join("")}` : "";
  });
  return sections.join("");
}

/** Where the navigation leads outside. */
function elsewhere(model: ListedSite): string {
  const lines = linksOutside(model.sections).map(
    ({ label, href }) => `- [${oneLine(label).replace(/[[\]]/g, "")}](${href})\n`,
  );
  return lines.length > 0 ? `\n## Optional\n\n${lines.join("")}` : "";
}

/** Each link of the navigation to another host once. */
export function linksOutside(sections: ListedSite["sections"]): Link[] {
  const links = new Map<string, string>();
  const add = ({ label, href }: Link) => {
    if (/^https?:/i.test(href) && !links.has(href)) links.set(href, label);
  };
  for (const { view } of sections) {
    for (const link of view.anchors) add(link);
    for (const one of [...view.tabs, ...view.switchers.flatMap(({ options }) => options)]) {
      // A tab or product without pages leads where the first entry of its menu does, which says better what that is.
      for (const entry of one.menu ?? []) add(entry);
      add(one);
    }
    for (const link of view.navbar.links) add(link);
    for (const link of sidebarLinks(view.sidebar)) add(link);
  }
  return [...links].map(([href, label]) => ({ label, href }));
}

function* sidebarLinks(nodes: readonly SidebarNode[]): Generator<Link> {
  for (const node of nodes) {
    if (node.type === "link") yield node;
    else yield* sidebarLinks(node.children);
  }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/**
 * llms-full.txt: the Markdown of every page of llms.txt, each with its address below the title and without the hint that
 * leads to the others.
 */
export function llmsFullText(twins: Iterable<{ address: string; twin: Uint8Array }>): Uint8Array {
  const pieces: Uint8Array[] = [];
  for (const { address, twin } of twins) {
    const from = afterHint(twin);
    const line = twin.indexOf(10, from) + 1;
    const source = Buffer.from(`Source: ${address}\n`);
    pieces.push(twin.subarray(from, line), source, twin.subarray(line), Buffer.from("\n\n"));
  }
  return Buffer.concat(pieces);
}
