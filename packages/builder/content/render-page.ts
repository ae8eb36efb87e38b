import { sourceWithoutMarks } from "../html/marks.ts";
import { renderPopups } from "./components/popup.ts";
import type { ContentContext, PageSource } from "./content-context.ts";
import { Scope } from "./expressions/scope.ts";
import { dataValue } from "./expressions/values.ts";
import { dropTwinIds, placeAliases } from "./links/anchors.ts";
import { dropTwinSideIds, hasExample } from "./links/side-ids.ts";
import { writeMarkdown } from "./markdown/write-markdown.ts";
import type { MdxNode } from "./mdx-tree.ts";
import { type ContentModule, collectDefinitions, createModule } from "./modules/content-module.ts";
import { runModule } from "./modules/module-code.ts";
import { programsOf } from "./modules/programs-of.ts";
import type { PageContent } from "./page-content.ts";
import { restoreSigns, restoreSignsInHtml } from "./parsing/hidden/repaired-signs.ts";
import { parseSource } from "./parsing/parse-source.ts";
import { renderFootnotes } from "./rendering/blocks/footnotes.ts";
import { renderElement } from "./rendering/elements/render-element.ts";
import { isLabelOfField, withFieldHeadings } from "./rendering/field-headings.ts";
import { withJoinedExamples } from "./rendering/joined-examples.ts";
import { keepInLines } from "./rendering/places-in-lines.ts";
import { renderNodes } from "./rendering/render-nodes.ts";
import { RenderState } from "./rendering/render-state.ts";
import { renderValue } from "./rendering/render-value.ts";
import { reportFault } from "./rendering/report-fault.ts";
import { isLinkNote } from "./styles/link-classes.ts";
import type { ToldField } from "./told-field.ts";
import { writtenValues } from "./written-content.ts";
import type { WrittenContent, WrittenNode } from "./written-node.ts";

/**
 * Renders one page's MDX or Markdown. Synchronous and pure: the same input always gives the same result, and nothing
 * of the content is executed. Never throws for what an author wrote: faults are diagnostics, and what can be rendered
 * is rendered.
 */
export function renderPage(input: PageSource, context: ContentContext): PageContent {
  const state = new RenderState(input, context, renderElement);
  const module = createModule(input.file, sourceWithoutMarks(input.source), input.firstLine);
  const scope = new Scope(module, null, pageNames(input, module));
  state.pageScope = scope;
  state.snippetChain.push(input.file);
  const root = parseSource(module, state);
  collectDefinitions(root, module);
  const own = root.children as MdxNode[];
  const nodes = input.examples ? withFieldHeadings(own) : own;
  for (const { value, position } of programsOf(nodes))
    runModule(value as string, position.start.line - 1, scope, state);
  const parts = partsOf(input, nodes);
  const { html, examples, isToldTwice } = renderParts(parts, input, scope, state);
  const sections = state.plain.finishSections();
  state.interpreter.changes.takeBack();
  // An author's own words on a credential, in a snippet too, stand for those that are written for it.
  if (isToldTwice) return renderPage(withoutEntry(input), context);
  const markdown = writeMarkdown(
    [
      { values: parts.lead },
      { nodes: parts.introduction },
      { values: [...examples, ...parts.between] },
      { nodes: parts.rest },
      { values: [...parts.beside, ...parts.below] },
    ],
    scope,
    state,
  );
  const content: PageContent = {
    html,
    headings: state.headings,
    sections,
    opening: state.plain.opening,
    references: state.references,
    dependencies: [...state.dependencies].sort(),
    markdown,
    features: [...state.features].sort(),
    // What a style sheet in the page says of its links, that says.
    classes: [...state.styles.classes].filter((name) => !(state.features.has("own-styles") && isLinkNote(name))).sort(),
    styles: sortedByKey(state.styles.declarations),
    scripts: sortedByKey(state.scripts),
    updates: state.updates,
    diagnostics: keepInLines(state.diagnostics, (file) => {
      if (file === input.file) return { text: input.source, firstLine: input.firstLine };
      const text = state.dependencies.has(file) ? context.readSource(file) : undefined;
      return text === undefined ? undefined : { text, firstLine: 1 };
    }),
    isPlaced:
      state.base.isUsed ||
      state.diagnostics.length > 0 ||
      Object.keys(state.scripts).length > 0 ||
      state.dependencies.has(input.file),
  };
  return state.repaired ? restored(content) : content;
}

/** A page from above to below: what its author wrote, and what a reference writes around it. */
interface PageParts {
  lead: unknown[];
  beside: unknown[];
  introduction: MdxNode[];
  between: unknown[];
  rest: MdxNode[];
  below: unknown[];
}

function partsOf(input: PageSource, nodes: MdxNode[]): PageParts {
  const { lead, afterIntroduction, examples } = input;
  const start = afterIntroduction || examples ? introductionOf(nodes) : 0;
  return {
    lead: lead ? writtenValues(lead) : [],
    ...writtenParts(input, nodes),
    introduction: nodes.slice(0, start),
    between: afterIntroduction ? writtenValues(afterIntroduction) : [],
    rest: nodes.slice(start),
  };
}

interface RenderedParts {
  html: string;
  /** Those that were made from the fields that the page tells of. */
  examples: unknown[];
  /** Whether the author tells of a header that is written between the parts too. */
  isToldTwice: boolean;
}

/** A fault in the midst of it is told, and leaves the page without its HTML. */
function renderParts(parts: PageParts, input: PageSource, scope: Scope, state: RenderState): RenderedParts {
  const rendered: RenderedParts = { html: "", examples: [], isToldTwice: false };
  const shown = withJoinedExamples(parts.rest);
  state.interpreter.changes.begin();
  try {
    const head = renderValue(parts.lead, state) + renderValue(parts.beside, state);
    const first = head + renderNodes(parts.introduction, scope, state);
    const known = state.fields?.length ?? 0;
    const entry = renderValue(parts.between, state);
    const ours = state.fields?.slice(known) ?? [];
    const body = entry + renderNodes(shown, scope, state) + renderValue(parts.below, state);
    rendered.isToldTwice = ours.some((field) =>
      state.fields?.some((other) => other !== field && isSameHeader(field, other)),
    );
    if (input.examples) rendered.examples = writtenValues(notIn(first + body, input.examples(state.fields ?? [])));
    const text = first + shownOnly(rendered.examples, state) + body;
    const whole = dropTwinSideIds(text) + renderFootnotes(state) + renderPopups(state);
    rendered.html = placeAliases(state.hasOwnIds ? dropTwinIds(whole) : whole);
  } catch (error) {
    reportFault(error, state.place, state);
  }
  state.snippetProps.tell(state);
  return rendered;
}

function sortedByKey<T>(values: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What a page has before it says anything: what it declares itself of the same name counts. */
function pageNames({ frontmatter }: PageSource, module: ContentModule): Scope | null {
  if (!frontmatter) return null;
  const names = new Scope(module, null);
  names.defer("frontmatter", () => names.declare("frontmatter", dataValue(new Map(frontmatter())), true));
  return names;
}

/**
 * What a reference writes of a page. Behind an address (`lead`) its examples come by themselves: they stand beside the text, and
 * where there is no room between the address and what the page says itself. Those of the author stand for those that would be made.
 */
function writtenParts({ lead, written }: PageSource, nodes: readonly MdxNode[]): Record<"beside" | "below", unknown[]> {
  if (!written) return { beside: [], below: [] };
  const own = new Set(nodes.map((node) => node.name));
  const isExample = (node: WrittenNode) =>
    typeof node === "object" && "component" in node && /^Re(?:quest|sponse)Example$/.test(node.component);
  const shown = written.nodes.filter((node) => !isExample(node) || !own.has((node as { component: string }).component));
  const isBeside = (node: WrittenNode) => (lead?.nodes.length ?? 0) > 0 && isExample(node);
  return {
    beside: writtenValues({ ...written, nodes: shown.filter(isBeside) }),
    below: writtenValues({ ...written, nodes: shown.filter((node) => !isBeside(node)) }),
  };
}

function isSameHeader(field: ToldField, other: ToldField): boolean {
  return (
    field.location === "header" && field.name.toLowerCase() === other.name.toLowerCase() && other.location === "header"
  );
}

function withoutEntry({ afterIntroduction: _, ...input }: PageSource): PageSource {
  return input;
}

/** The page's first words: what stands before its first heading, label or element that is more than a remark. */
function introductionOf(nodes: readonly MdxNode[]): number {
  const end = nodes.findIndex(
    ({ type, name }, index) =>
      type === "heading" || (type === "mdxJsxFlowElement" && !remarks.has(name ?? "")) || isLabelOfField(nodes, index),
  );
  return end < 0 ? nodes.length : end;
}

const remarks = new Set(["Callout", "Check", "Danger", "Info", "Note", "Tip", "Warning"]);

/** Examples that a page does not have already, whoever wrote those. */
function notIn(html: string, content: WrittenContent): WrittenContent {
  const isThere = (node: WrittenNode) =>
    typeof node === "object" && "component" in node && hasExample(html, node.component);
  return { ...content, nodes: content.nodes.filter((node) => !isThere(node)) };
}

/** HTML of what search need not find: it was made of what the page says already. */
function shownOnly(values: readonly unknown[], state: RenderState): string {
  const { text } = state.plain;
  const html = renderValue(values, state);
  state.plain.text = text;
  return html;
}

function restored(content: PageContent): PageContent {
  const { html, ...rest } = content;
  return {
    ...(JSON.parse(restoreSigns(JSON.stringify(rest))) as Omit<PageContent, "html">),
    html: restoreSignsInHtml(html),
  };
}
