import { sourceWithoutMarks } from "../html/marks.ts";
import { renderPopups } from "./components/popup.ts";
import type { ContentContext, PageSource } from "./content-context.ts";
import { Scope } from "./expressions/scope.ts";
import { dataValue } from "./expressions/values.ts";
import { dropTwinIds, placeAliases } from "./links/anchors.ts";
import { dropTwinExampleIds, hasExample } from "./links/example-ids.ts";
import { writeMarkdown } from "./markdown/write-markdown.ts";
import type { MdxNode } from "./mdx-tree.ts";
import { type ContentModule, collectDefinitions, createModule } from "./modules/content-module.ts";
import { runModule } from "./modules/module-code.ts";
import { programsOf } from "./modules/programs-of.ts";
import type { PageContent } from "./page-content.ts";
import { restoreSigns, restoreSignsInHtml } from "./parsing/hidden/repaired-signs.ts";
import { parseSource } from "./parsing/parse-source.ts";
import { isLabelOfField, withFieldHeadings } from "./rendering/field-headings.ts";
import { renderFootnotes } from "./rendering/footnotes.ts";
import { withJoinedExamples } from "./rendering/joined-examples.ts";
import { keepInLines } from "./rendering/places-in-lines.ts";
import { renderElement } from "./rendering/render-element.ts";
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
  const lead = input.lead ? writtenValues(input.lead) : [];
  const { beside, below } = partsOf(input, nodes);
  const between = input.afterIntroduction ? writtenValues(input.afterIntroduction) : [];
  const start = input.afterIntroduction || input.examples ? introductionOf(nodes) : 0;
  const [introduction, rest] = [nodes.slice(0, start), nodes.slice(start)];
  const shown = withJoinedExamples(rest);
  let examples: unknown[] = [];
  let html = "";
  let isToldTwice = false;
  state.interpreter.changes.begin();
  try {
    const head = renderValue(lead, state) + renderValue(beside, state);
    const first = head + renderNodes(introduction, scope, state);
    const known = state.fields?.length ?? 0;
    const entry = renderValue(between, state);
    const ours = state.fields?.slice(known) ?? [];
    const body = entry + renderNodes(shown, scope, state) + renderValue(below, state);
    isToldTwice = ours.some((field) => state.fields?.some((other) => other !== field && isSameHeader(field, other)));
    if (input.examples) examples = writtenValues(notIn(first + body, input.examples(state.fields ?? [])));
    const text = first + shownOnly(examples, state) + body;
    const whole = dropTwinExampleIds(text) + renderFootnotes(state) + renderPopups(state);
    html = placeAliases(state.hasOwnIds ? dropTwinIds(whole) : whole);
  } catch (error) {
    reportFault(error, state.place, state);
  }
  state.snippetProps.tell(state);
  const sections = state.plain.finishSections();
  state.interpreter.changes.takeBack();
  // An author's own words on a credential, in a snippet too, stand for those that are written for it.
  if (isToldTwice) return renderPage(withoutEntry(input), context);
  const markdown = writeMarkdown(
    [
      { values: lead },
      { nodes: introduction },
      { values: [...examples, ...between] },
      { nodes: rest },
      { values: [...beside, ...below] },
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
    styles: Object.fromEntries(Object.entries(state.styles.declarations).sort(([a], [b]) => (a < b ? -1 : 1))),
    scripts: Object.fromEntries(Object.entries(state.scripts).sort(([a], [b]) => (a < b ? -1 : 1))),
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
function partsOf({ lead, written }: PageSource, nodes: readonly MdxNode[]): Record<"beside" | "below", unknown[]> {
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
