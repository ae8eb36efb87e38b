import { thumbnailPresets } from "../site-config.ts";
import { aroundPages } from "./chrome.ts";
import {
  accepted,
  either,
  flag,
  lightAndDark,
  list,
  number,
  object,
  oneOf,
  reference,
  type Shape,
  text,
} from "./shape.ts";

const oneDocument = object({ source: either([text(), list(text())]), directory: text(), overlays: list(text()) });
const document = (what: string): Shape => either([text(), list(either([text(), oneDocument])), oneDocument], what);

const graphql: Shape = either(
  [text(), object({ source: text(), directory: text() })],
  "Schema in GraphQL's language: its operations and types become pages",
);
const library: Shape = object(
  {
    format: oneOf(["typedoc", "docfx", "javadoc", "sphinx", "phpdoc"], "The tool that wrote it"),
    source: text("File or folder of the repository"),
    directory: text("Folder of the pages; default sdk-reference"),
  },
  "Output of a documentation tool: classes, functions and all else become pages",
);

/** Keys of every part of the navigation. */
const common: Record<string, Shape> = {
  $ref: text("Another JSON file of the repository"),
  icon: either([text(), object({ name: text(), library: text(), style: text() })]),
  iconType: text("Style of Font Awesome"),
  hidden: flag("Pages without a place in the navigation"),
  audience: either(
    [text(), list(text())],
    "Readers that it is for; without `default` among them, nobody is told of its pages, for nobody signs in",
  ),
  thumbnail: object(
    {
      preset: oneOf(thumbnailPresets),
      appearance: oneOf(["light", "dark"]),
      surface: oneOf(["brand", "neutral"]),
      background: text("File behind the words; empty for none"),
      eyebrow: text("What stands above the title; empty for nothing"),
    },
    "How the pictures of its pages differ from `thumbnails`",
  ),
  searchable: flag("In search although hidden, or not in search although shown"),
  openapi: document("Specification: its operations become pages"),
  asyncapi: document("AsyncAPI document: its channels become pages"),
  directory: oneOf(["none", "accordion", "card"], "What a group's root page lists below itself"),
  boost: number("Weight in search"),
  tag: text("A word beside the label"),
  root: text("Page that the title leads to"),
  expanded: flag("Open from the beginning"),
  public: accepted(flag(), "all pages are open to everyone who may reach the site"),
  graphql,
  sdk: library,
  sourceRef: accepted(text(), "a site is built from one repository"),
};

const lists: Record<string, Shape> = {
  languages: list(reference("language")),
  versions: list(reference("version")),
  products: list(reference("product")),
  productGroups: list(object({ group: text(), products: list(reference("product")) }), "Products in titled lists"),
  tabs: list(reference("tab")),
  dropdowns: list(reference("dropdown")),
  anchors: list(reference("anchor")),
  menu: list(reference("item"), "Entries below a tab or product"),
  groups: reference("entries"),
  pages: reference("entries"),
};

const division = (label: Record<string, Shape>): Shape =>
  object({
    ...label,
    ...common,
    ...aroundPages,
    ...lists,
    href: text("A link in the place of pages"),
    url: text("As `href`"),
    color: lightAndDark(text("#rrggbb"), "Of the icon of an anchor, a tab or an entry of a menu"),
    name: text("Shown in the place of the label of a product"),
    description: text(),
    default: flag("The language or version of a first visit"),
    align: oneOf(["start", "end"], "Side of the bar on which a tab stands"),
    global: reference("global"),
  });

/** Names that the navigation's shapes refer to. */
export const navigationShapes: Record<string, Shape> = {
  entries: list(
    either([text("Page, `METHOD /path`, or `file METHOD /path`"), reference("group"), reference("entries")]),
  ),
  group: object({
    group: text("Title of the group"),
    page: text("A page alone"),
    version: text("Of the old format"),
    ...common,
    ...lists,
  }),
  language: division({ language: text("Code: en, de, pt-BR …") }),
  version: division({ version: text("Label") }),
  product: division({ product: text("Label") }),
  tab: division({ tab: text("Label") }),
  dropdown: division({ dropdown: text("Label") }),
  anchor: division({ anchor: text("Label") }),
  item: division({ item: text("Label") }),
  global: object(lists, "Links that stand in every part of the site"),
};

/** `navigation`: one kind of parts, which may hold any other. */
export const navigation: Shape = either(
  [
    object({
      $ref: text(),
      ...lists,
      global: reference("global"),
      openapi: document("Specification of all parts"),
      asyncapi: document("AsyncAPI document of all parts"),
      directory: common.directory as Shape,
      graphql,
      sdk: common.sdk as Shape,
    }),
    reference("entries"),
  ],
  "Which pages there are, in what order",
);

export const apiDocument = document;
