import type { TestContext } from "node:test";
import type { Browser, Page } from "playwright-core";
import { openSite } from "./open-site.ts";

const command = "harbour book --berth 12 --from monday --to sunday --quay north --crane both --tide high";
const paragraph = "A berth is booked for a day, and the harbour keeps it free for whoever pays first.";
/** A page with what is wide and what is long. */
export const phonePage = `---
title: Berths
description: ${"berth".repeat(20)}
---

\`\`\`bash
${command}
\`\`\`

\`\`\`bash {1}
${command}
\`\`\`

## Book

${Array(20).fill(paragraph).join("\n\n")}

## Prices

| Port | Berths | Country | Notes |
|---|---|---|---|
| Callao | 12 | Peru | ${paragraph} ${paragraph} |

${Array(20).fill(paragraph).join("\n\n")}
`;

/** The same on a phone of 390 pixels. */
export function openPhonePage(t: TestContext, browser: Browser): Promise<Page> {
  const window = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  return openSite(t, browser, { "index.mdx": phonePage }, window);
}
