import { withoutIndexHint } from "../../../content/markdown/index-hint.ts";
import { confirmOn, copyText } from "../clipboard.ts";
import { all } from "../page.ts";
import { words } from "../page-words.ts";
import { isTyping } from "../typing.ts";

/**
 * Copies the page as Markdown: its `.md` twin, or where that cannot be fetched (a page opened from disk) its text. Other
 * entries of its menu copy the text that they carry, or print the page: what is saved of that is a PDF.
 */
export function setUpPageActions(): void {
  for (const button of all("[data-print]")) button.addEventListener("click", () => print());
  for (const button of all("[data-copy-page],[data-copy-text]")) {
    button.addEventListener("click", async () => {
      const { copyPage, copyText: text } = button.dataset;
      const copied = await copyText(text ?? (await pageText(copyPage ?? "")));
      if (copied) confirmOn(button, words.copied);
    });
  }
  addEventListener("keydown", copyByKey);
}

/** The keys that copy a selection copy the page where nothing is selected, as on the format's sites. */
function copyByKey(event: KeyboardEvent): void {
  const isCopy =
    event.key.toLowerCase() === "c" && (event.metaKey || event.ctrlKey) && !event.shiftKey && !event.altKey;
  if (!isCopy || event.defaultPrevented || isTyping(event.composedPath()[0])) return;
  if (getSelection()?.isCollapsed !== false) all("[data-copy-page]")[0]?.click();
}

async function pageText(address: string): Promise<string> {
  if (location.protocol !== "file:") {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return withoutIndexHint(await answer.text());
  }
  const title = document.getElementById("page-title")?.innerText ?? document.title;
  return `# ${title}\n\n${document.getElementById("content")?.innerText ?? ""}`;
}
