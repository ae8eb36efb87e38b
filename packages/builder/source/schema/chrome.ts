import { either, flag, lightAndDark, list, object, oneOf, record, type Shape, text } from "./shape.ts";

const icon = either(
  [text(), object({ name: text(), library: text(), style: text() })],
  "Name, file, address or drawing (`<svg>`)",
);

const link = {
  type: oneOf(["github", "discord", "link", "button"]),
  label: text(),
  name: text("The same as label"),
  href: text(),
  url: text("The same as href"),
  icon,
  iconType: text("Style of Font Awesome"),
};

const footerLink = {
  label: text(),
  name: text("The same as label"),
  href: text(),
  url: text("The same as href"),
};

/** What stands around the pages; a language may have its own. */
export const aroundPages: Record<string, Shape> = {
  navbar: object(
    {
      links: list(object(link), "Links in the header"),
      primary: object({ ...link, type: oneOf(["button", "github", "discord"]) }, "The button in the header"),
    },
    "The bar at the top",
  ),
  footer: object(
    {
      socials: record(text(), "Address by platform: x, github, discord …"),
      links: list(
        object({
          header: text("What the column is called"),
          title: text("The same as header"),
          items: list(object(footerLink)),
          links: list(object(footerLink), "The same as items"),
          ...footerLink,
        }),
        "Columns of links; links that stand alone are a column",
      ),
    },
    "The bar at the bottom",
  ),
  banner: either(
    [
      text(),
      object({
        content: text("Markdown of one line"),
        dismissible: flag("Readers may close it"),
        type: oneOf(["info", "warning", "critical"]),
        color: lightAndDark(text("#rrggbb")),
      }),
    ],
    "A line above the header; a text is its content",
  ),
};

/** Entries of a page's menu that do something here. */
const workingOptions = [
  ...["copy", "view", "download-pdf", "download-spec", "chatgpt", "claude", "perplexity", "grok", "aistudio"],
  ...["devin", "devin-desktop", "windsurf"],
  ...["mcp", "add-mcp", "cursor", "vscode", "devin-mcp"],
];
/** Entries that need a service beside the site; they are left out of the menu. */
export const serviceOptions = ["assistant"];
/** Every entry of a page's menu that the format knows. */
export const menuOptions: readonly string[] = [...workingOptions, ...serviceOptions];

export const contextual: Shape = object(
  {
    options: list(
      either([
        oneOf(menuOptions),
        object({
          title: text(),
          description: text(),
          icon,
          href: either([text(), object({ base: text(), query: list(object({ key: text(), value: text() })) })]),
        }),
      ]),
      "Entries; the first is the button's",
    ),
    display: oneOf(["header", "toc"], "Where the menu stands"),
  },
  "What readers may do with a page",
);
