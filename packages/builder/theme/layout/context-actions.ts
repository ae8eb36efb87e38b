import type { ContextualOption } from "../../source/site-config.ts";
import type { PageView } from "../page-view.ts";
import { authorIcon } from "./author-icon.ts";
import type { ContextAction } from "./context-action.ts";
import { brandIcon, uiIcon } from "./icons.ts";
import { isSiteUrl } from "./links.ts";
import { isMcpOption, mcpAction, mcpAddress } from "./mcp-actions.ts";
import { textsFor } from "./texts.ts";

/** What an entry of `contextual.options` does on this page; null for what this site has not. */
export function contextAction(view: PageView, option: string | ContextualOption): ContextAction | null {
  if (typeof option !== "string") return custom(view, option);
  if (isMcpOption(option)) return mcpAction(view, option);
  const texts = textsFor(view.section.language);
  const twin = view.page.markdownHref ?? "";
  switch (option) {
    case "copy":
      return {
        icon: uiIcon("copy"),
        title: texts.copyPage,
        description: texts.copyPageHint,
        does: { copyPage: twin },
      };
    case "download-spec":
      if (!view.page.specificationHref) return null;
      return {
        icon: uiIcon("file-down"),
        title: texts.downloadSpecification,
        description: texts.downloadSpecificationHint,
        does: { href: view.page.specificationHref },
      };
    case "download-pdf":
      return {
        icon: uiIcon("printer"),
        title: texts.savePdf,
        description: texts.savePdfHint,
        does: { print: true },
      };
    case "view":
      return {
        icon: uiIcon("file-text"),
        title: texts.viewMarkdown,
        description: texts.viewMarkdownHint,
        does: { href: twin },
      };
  }
  const model = Object.hasOwn(models, option) ? models[option] : undefined;
  if (!model || !view.site.origin) return null;
  const question = `Read ${view.site.origin}${twin} and answer my questions about it.`;
  const address = model.url + encodeURIComponent(question);
  return {
    icon: (model.brand && brandIcon(model.brand)) || uiIcon("sparkles"),
    title: `${texts.openIn} ${model.name}`,
    description: texts.openInHint,
    does: model.isProgram ? { app: address } : { href: address },
  };
}

/** Models that take a question in their address, on the web or in a program of the reader's. */
const models: Record<string, { name: string; url: string; brand?: string; isProgram?: true }> = {
  chatgpt: { name: "ChatGPT", url: "https://chatgpt.com/?hints=search&q=", brand: "openai" },
  claude: { name: "Claude", url: "https://claude.ai/new?q=", brand: "claude" },
  perplexity: { name: "Perplexity", url: "https://www.perplexity.ai/search?q=" },
  grok: { name: "Grok", url: "https://grok.com/?q=" },
  aistudio: { name: "AI Studio", url: "https://aistudio.google.com/prompts/new_chat?prompt=", brand: "google" },
  devin: { name: "Devin", url: "https://app.devin.ai/?prompt=" },
  "devin-desktop": { name: "Devin Desktop", url: "devin://cascade?prompt=", isProgram: true },
};

function custom(view: PageView, option: ContextualOption): ContextAction | null {
  if (JSON.stringify(option.href).includes("$mcp") && mcpAddress(view.site) === null) return null;
  const href = typeof option.href === "string" ? fill(view, option.href) : withQuery(view, option.href);
  return {
    icon: option.icon ? authorIcon(view.site, option.icon, null, "") : uiIcon("link"),
    title: option.title,
    description: option.description,
    does: { href },
  };
}

function withQuery(view: PageView, href: Exclude<ContextualOption["href"], string>): string {
  const query = href.query.map(
    ({ key, value }) => `${encodeURIComponent(key)}=${encodeURIComponent(fill(view, value))}`,
  );
  const base = fill(view, href.base);
  return query.length > 0 ? `${base}${base.includes("?") ? "&" : "?"}${query.join("&")}` : base;
}

/** `$path` is the page's path, `$page` its address, `$mcp` the site's MCP address. */
function fill(view: PageView, text: string): string {
  const origin = view.site.origin ?? "";
  return text
    .replaceAll("$page", origin + view.page.href)
    .replaceAll("$path", view.page.href)
    .replaceAll("$mcp", mcpAddress(view.site) ?? "");
}

/** Whether an action leads away from the site, which a bundle without a network may not. */
export function leadsOutside(action: ContextAction): boolean {
  if ("app" in action.does) return true;
  return "href" in action.does && !isSiteUrl(action.does.href) && !action.does.href.startsWith("#");
}
