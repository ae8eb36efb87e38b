import { actionsOf } from "../components/code.ts";
import { icon } from "../element.ts";
import { all, loadScript, partAddress } from "../page.ts";
import { words } from "../page-words.ts";
import * as shapes from "../shapes.ts";

/** What the feedback part offers when it has been loaded. */
declare global {
  interface Window {
    lecternFeedback?: {
      vote(toolbar: HTMLElement, helpful: boolean): void;
      report(button: HTMLElement, endpoint: string): void;
      sendKept(endpoint: string): void;
    };
  }
}

/** The thumbs under the page and the report button of code blocks; the forms behind them are loaded at the first vote. */
export function setUpFeedback(): void {
  const address = partAddress("feedback");
  const toolbar = document.querySelector<HTMLElement>(".feedback-toolbar");
  const endpoint = toolbar?.dataset.feedback;
  if (!address || !toolbar || !endpoint) return;
  const part = () => loadScript(address).then(() => window.lecternFeedback);
  for (const button of all("[data-vote]", toolbar)) {
    button.addEventListener("click", () => void part().then((one) => one?.vote(toolbar, button.dataset.vote === "up")));
  }
  for (const block of all(".code-block"))
    addReportButton(block, (button) => void part().then((one) => one?.report(button, endpoint)));
  // What could not be sent at an earlier visit is tried again.
  let kept = false;
  try {
    kept = (localStorage.getItem("lectern:feedback") ?? "[]") !== "[]";
  } catch {
    kept = false;
  }
  if (kept) void part().then((one) => one?.sendKept(endpoint));
}

function addReportButton(block: HTMLElement, open: (button: HTMLElement) => void): void {
  const button = document.createElement("button");
  button.type = "button";
  if (!document.getElementById("code-snippet-feedback-button")) button.id = "code-snippet-feedback-button";
  button.className = "lc-code-button lc-code-report";
  button.setAttribute("aria-label", words.report);
  button.title = words.report;
  button.append(icon(shapes.flag));
  button.addEventListener("click", () => open(button));
  actionsOf(block).prepend(button);
}
