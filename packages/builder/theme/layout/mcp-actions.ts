import type { PageView, SiteView } from "../page-view.ts";
import type { ContextAction } from "./context-action.ts";
import { uiIcon } from "./icons.ts";
import { textsFor } from "./texts.ts";

const options = ["mcp", "add-mcp", "cursor", "vscode", "devin-mcp"] as const;
type McpOption = (typeof options)[number];

/** Whether an entry of `contextual.options` is about the site's MCP server. */
export function isMcpOption(option: string): option is McpOption {
  return (options as readonly string[]).includes(option);
}

/** Address of the site's MCP server; null where there is none, as in a bundle. */
export function mcpAddress(site: SiteView): string | null {
  return site.features.mcp && site.origin !== null ? `${site.origin}/mcp` : null;
}

/** Connects a program with the site's MCP server; null where there is none. */
export function mcpAction({ site, section }: PageView, option: McpOption): ContextAction | null {
  const url = mcpAddress(site);
  if (url === null) return null;
  const texts = textsFor(section.language);
  switch (option) {
    case "mcp":
      return { icon: uiIcon("plug"), title: texts.copyMcp, description: texts.copyMcpHint, does: { copyText: url } };
    case "add-mcp":
      return {
        icon: uiIcon("terminal"),
        title: texts.addMcp,
        description: texts.addMcpHint,
        does: { copyText: `npx add-mcp ${url}` },
      };
    case "cursor": {
      const config = inAddress({ url });
      const name = encodeURIComponent(site.name);
      const app = `cursor://anysphere.cursor-deeplink/mcp/install?name=${name}&config=${config}`;
      return { ...connection(texts, "Cursor"), does: { app } };
    }
    case "vscode": {
      const config = encodeURIComponent(JSON.stringify({ name: site.name, type: "http", url }));
      return { ...connection(texts, "VS Code"), does: { app: `vscode:mcp/install?${config}` } };
    }
    case "devin-mcp": {
      const config = inAddress({ name: site.name, transport: "HTTP", url });
      const href = `https://app.devin.ai/settings/mcp-marketplace/setup/custom?config=${config}`;
      return { ...connection(texts, "Devin"), does: { href } };
    }
  }
}

/** What a program reads out of its address: JSON in Base64. */
function inAddress(value: object): string {
  return encodeURIComponent(Buffer.from(JSON.stringify(value)).toString("base64"));
}

function connection(texts: ReturnType<typeof textsFor>, program: string): Omit<ContextAction, "does"> {
  return {
    icon: uiIcon("plug"),
    title: `${texts.connectTo} ${program}`,
    description: texts.connectToHint,
  };
}
