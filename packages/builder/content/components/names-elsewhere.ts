import type { NameOfComponent } from "./component-names.ts";

/**
 * Components that authors bring from other platforms (Docusaurus, Starlight, Nextra, Fumadocs, GitBook, ReadMe, Fern, Markdoc),
 * by what does the same here.
 */
const counterparts: Partial<Record<NameOfComponent, string>> = {
  Accordion:
    "AccordionItem AccordionTab Collapse Collapsible Details Dropdown ExpandableSection FAQ Faq Spoiler Toggle",
  AccordionGroup: "AccordionList Accordions FAQGroup FaqGroup",
  Badge: "Chip Label Pill Status Tag",
  Callout: "Admonition Alert Aside Blockquote Hint InfoBox",
  Card: "CardLink Cards.Card ContentCard DocCard FeatureCard LinkCard NavCard",
  CardGroup: "CardContainer CardGrid CardLinks CardList CardRow DocCardList LinkCards TileGroup Tiles",
  Check: "Done Success",
  CodeBlock: "Code CodeExample CodeSample CodeSnippet DynamicCodeBlock Pre Terminal",
  CodeGroup: "CodeBlockGroup CodeBlocks CodeBlockTabs CodeGroups CodeSwitcher CodeTabs MultiCode",
  Column: "Col ColumnItem Columns.Column",
  Columns: "ColumnGroup Grid Row Split",
  Danger: "Critical Error Failure",
  Frame: "Figure Screenshot",
  Info: "Information",
  Latex: "BlockMath Equation Formula InlineMath KaTeX Katex Math",
  Mermaid: "Diagram MermaidChart MermaidDiagram",
  Note: "Notice Remark",
  ParamField: "ApiParam APIParam Parameter PathParam Property QueryParam",
  Popup: "HoverCard Popover",
  RequestExample: "EndpointRequestExample EndpointRequestSnippet",
  ResponseExample: "EndpointResponseExample EndpointResponseSnippet",
  ResponseField: "Attribute ResponseParam ResponseProperty",
  Step: "StepItem Stepper.Item Steps.Step",
  Steps: "Procedure StepList Stepper",
  Tab: "TabItem TabPanel Tabs.Tab TabsContent TabsItem",
  Tabs: "TabContainer TabGroup TabList TabsList TabView",
  Tip: "ProTip",
  Tooltip: "Abbr Glossary Term",
  "Tree.File": "FileTree.Item Tree.Item",
  "Tree.Folder": "Directory FileTree.Directory Tree.Directory",
  Update: "Changelog ChangelogEntry ChangelogItem Release ReleaseNote",
  Warning: "Attention Caution Important",
};

/** What to write where the format has no component for it. */
const instead: readonly [names: string, hint: string][] = [
  ["Video YouTube Youtube YouTubeEmbed Vimeo Loom LiteYouTube Embed", "Write an <iframe> or a <video>, in a <Frame>."],
  ["Image Img Picture ThemedImage ImageZoom", "Write an image of Markdown: ![what it shows](/image.png)."],
  ["LinkButton ButtonLink Button Anchor DocLink NavLink", "Write a link of Markdown: [text](/page)."],
  ["Table DataTable TypeTable AutoTypeTable PropsTable ParamTable", "Write a table of Markdown."],
  ["Include Partial Reuse", "Put the text into a file below /snippets, import that, and write its name."],
  [
    "ApiReference APIPage OpenAPI OpenApi Swagger Redoc",
    "Name the operation in the page's frontmatter: openapi: GET /users.",
  ],
  ["TableOfContents Toc TOCInline", "Leave it out: pages have a list of their headings."],
  ["Banner", "Its content is shown here. The banner above all pages is `banner` in docs.json."],
];

const hints: ReadonlyMap<string, string> = new Map([
  ...Object.entries(counterparts).flatMap(([name, others]) =>
    each(others, `Did you mean <${name}>? Its content is shown.`),
  ),
  ...instead.flatMap(([names, hint]) => each(names, hint)),
]);

function each(names: string, hint: string): [name: string, hint: string][] {
  return names.split(" ").map((name) => [name, hint]);
}

/** What to write for a component that other platforms have; undefined for a name that none is known to have. */
export function hintForElsewhere(name: string): string | undefined {
  return hints.get(name);
}
