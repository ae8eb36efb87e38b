import { confirmOn, copyText } from "../clipboard.ts";
import { element, icon } from "../element.ts";
import { all } from "../page.ts";
import { words } from "../page-words.ts";
import * as shapes from "../shapes.ts";

/** Lines from which a foldable block is folded. */
const folded = 16;

/** Copy buttons on code and prompts, and blocks that fold. */
export function setUpCode(): void {
  for (const block of all(".code-block")) setUpBlock(block);
  // Components of the content that a browser runs draw blocks and prompts of their own.
  document.addEventListener("lc-code", ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    if (!target.matches(".prompt")) setUpBlock(target);
    else if (target.dataset.actions?.includes("copy")) addPromptButton(target);
  });
  for (const prompt of all('.prompt[data-actions*="copy"]')) addPromptButton(prompt);
  for (const endpoint of all(".lc-endpoint")) addEndpointButton(endpoint);
}

function setUpBlock(block: HTMLElement): void {
  if (block.dataset.nocopy === undefined && !block.querySelector(".code-block-copy-button")) addCopyButton(block);
  if (block.dataset.expandable !== undefined && block.dataset.folded === undefined) fold(block);
}

/** The corner of a block where its buttons stand; made when it is first asked for. */
export function actionsOf(block: HTMLElement): HTMLElement {
  let actions = block.querySelector<HTMLElement>(".lc-code-actions");
  if (!actions) {
    actions = element("div", { class: "lc-code-actions" });
    block.append(actions);
  }
  return actions;
}

function addCopyButton(block: HTMLElement): void {
  const button = element(
    "button",
    {
      class: "lc-code-button code-block-copy-button",
      "data-testid": "copy-code-button",
      type: "button",
      "aria-label": words.copyCode,
      title: words.copyCode,
    },
    icon(shapes.copy),
  );
  button.addEventListener("click", async () => {
    if (await copyText(codeText(block))) confirmOn(button, words.copied);
  });
  actionsOf(block).append(button);
}

/** The code as it should be pasted: without the lines that a diff takes away. */
function codeText(block: HTMLElement): string {
  const code = block.querySelector("code");
  if (!code) return "";
  const copy = code.cloneNode(true) as HTMLElement;
  for (const line of copy.querySelectorAll(".lc-line-remove")) {
    if (line.nextSibling?.nodeType === Node.TEXT_NODE)
      line.nextSibling.textContent = (line.nextSibling.textContent ?? "").replace(/^\n/, "");
    line.remove();
  }
  return (copy.textContent ?? "").replace(/\n$/, "");
}

function addPromptButton(prompt: HTMLElement): void {
  const button = element(
    "button",
    { class: "lc-button", type: "button" },
    icon(shapes.copy),
    element("span", {}, words.copy),
  );
  button.addEventListener("click", async () => {
    const text = prompt.querySelector(".lc-prompt-text")?.textContent ?? "";
    if (await copyText(text)) confirmOn(button, words.copied);
  });
  prompt.append(button);
}

/** The address of an endpoint, whole, also where only its path is shown. */
function addEndpointButton(endpoint: HTMLElement): void {
  const label = { "aria-label": words.copyAddress, title: words.copyAddress };
  const button = element(
    "button",
    { class: "lc-code-button lc-endpoint-copy", type: "button", ...label },
    icon(shapes.copy),
  );
  button.addEventListener("click", async () => {
    if (await copyText(endpoint.dataset.copy ?? "")) confirmOn(button, words.copied);
  });
  endpoint.append(button);
}

function fold(block: HTMLElement): void {
  if ((block.querySelector("code")?.textContent ?? "").split("\n").length <= folded) return;
  block.dataset.folded = "";
  const button = element("button", { class: "lc-button", type: "button", "aria-expanded": "false" }, words.showAll);
  button.addEventListener("click", () => {
    const open = block.dataset.folded !== undefined;
    if (open) delete block.dataset.folded;
    else block.dataset.folded = "";
    button.textContent = open ? words.showLess : words.showAll;
    button.setAttribute("aria-expanded", String(open));
    if (!open) block.scrollIntoView({ block: "nearest" });
  });
  block.append(element("div", { class: "code-block-fade-overlay" }, button));
}
