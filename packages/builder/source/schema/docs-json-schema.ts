import { appearance } from "./appearance.ts";
import { aroundPages, contextual } from "./chrome.ts";
import { apiDocument, navigation, navigationShapes } from "./navigation.ts";
import { integrations } from "./services.ts";
import { accepted, either, flag, list, object, oneOf, record, type Shape, text } from "./shape.ts";

const metatags = record(text(), "`name` or `property` to content");

/**
 * The shape of docs.json: what is checked at every build, and what is published for editors. It forgives as a build
 * does: keys that it does not name are allowed.
 */
export const docsJsonSchema: Shape & Record<string, unknown> = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "docs.json",
  description: "A documentation site",
  type: "object",
  properties: {
    $schema: text("Address of this schema, for editors"),
    $ref: text("Another JSON file of the repository; keys beside it count first"),
    name: text("Name of the site"),
    description: text("For search engines and llms.txt"),
    ...appearance,
    ...aroundPages,
    navigation,
    contextual,
    redirects: list(
      object({
        source: text("Path; `:name` stands for a part, `:name*` and a star for any number of them"),
        destination: text("Path or address"),
        permanent: flag("308, or 307 for `false`"),
      }),
      "Addresses that moved; the first of the list that fits counts",
    ),
    variables: record(text(), "What a name in double braces stands for in pages and in the texts of `docs.json`"),
    metadata: object({
      timestamp: flag("Show when a page was last changed: its `lastUpdatedDate`, else its last commit in Git"),
    }),
    errors: object({
      "404": object(
        {
          redirect: flag("`true` leads readers on to the first page"),
          title: text(),
          description: text("Markdown"),
        },
        "The page for addresses that do not exist",
      ),
    }),
    api: object(
      {
        openapi: apiDocument("Specifications, where the navigation names none"),
        asyncapi: apiDocument("AsyncAPI documents, where the navigation names none"),
        url: oneOf(["full"], "The server before the path of an endpoint, also where there is only one server"),
        playground: object({
          display: oneOf(
            ["interactive", "simple", "none", "auth"],
            "Requests from the page, the address only, or nothing",
          ),
          proxy: flag("Requests of a hosted site go through it; `false`: straight from the reader's browser"),
          credentials: flag("Requests carry cookies, where `proxy` is `false`"),
        }),
        spec: object({
          download: flag("As `download-spec` of contextual.options: readers may download the specification"),
        }),
        params: object({
          expanded: either([oneOf(["all", "closed"]), flag()], "Parts of objects stand open; `true` is `all`"),
          post: list(text(), "Keys of schemas shown as pills"),
        }),
        examples: object({
          languages: list(text(), "Languages of samples, in order"),
          defaults: oneOf(["all", "required"], "Which values samples send"),
          prefill: flag("Values of examples stand in the playground"),
          autogenerate: flag("Make samples"),
        }),
        mdx: object(
          {
            auth: object({ method: oneOf(["bearer", "basic", "key", "cobo"]), name: text() }),
            server: either([text(), list(text())]),
          },
          "For pages with `api` in their frontmatter",
        ),
      },
      "The API reference",
    ),
    openapi: apiDocument("As `api.openapi`"),
    markdown: object({
      schema: flag("Whether the Markdown of an API page ends with its part of the specification; yes unless `false`"),
      instructions: either(
        [text(), list(text())],
        "What language models are told: at the head of each page's Markdown, and in llms.txt",
      ),
    }),
    seo: object({
      indexing: oneOf(["navigable", "all"], "Whether search, sitemap and llms.txt tell of hidden pages too"),
      metatags,
      organization: object({
        id: text(),
        name: text(),
        legalName: text(),
        url: text(),
        logo: text(),
        sameAs: list(text()),
      }),
      trailingSlash: flag("Addresses end with a slash"),
      paths: list(object({ path: text(), metatags }), "Metatags of folders; the longest path counts first"),
    }),
    search: object({ prompt: text("Words in the search field") }),
    interaction: object({
      drilldown: flag("A group's title leads to its first page"),
    }),
    custom: accepted(
      object({ css: either([list(text()), text()]), js: either([list(text()), text()]) }),
      "every .css and .js file is on all pages anyway",
    ),
    variations: object(
      { options: list(object({ id: text("What `is` of `<Variation>` names"), label: text("Its name in the menu") })) },
      "What readers choose between; the first of the options is shown until they do",
    ),
    public: accepted(flag(), "all pages are open to everyone who may reach the site"),
    integrations,
    feedback: object({
      thumbsRating: flag("Whether pages ask if they were helpful, where feedback is switched on for the project."),
      suggestEdit: flag("A link to the source of each page."),
      raiseIssue: flag("A link to a new issue of the repository."),
      enabled: accepted(flag(), "feedback is switched on for the project"),
    }),
  },
  $defs: navigationShapes,
};
