import { element, icon } from "../element.ts";
import { all, loadScript, loadStyle, partAddress } from "../page.ts";
import { words } from "../page-words.ts";
import * as shapes from "../shapes.ts";

/** What the playground offers when it has been loaded. */
declare global {
  interface Window {
    lecternPlayground?: { open(endpoint: HTMLElement): void };
  }
}

/** A button on every endpoint whose requests can be tried; the form behind it is loaded at the first intent. */
export function setUpPlayground(): void {
  const script = partAddress("playground");
  const style = partAddress("playgroundStyle");
  if (!script || !style) return;
  const load = () => Promise.all([loadStyle(style), loadScript(script)]);
  for (const endpoint of all(".lc-endpoint:has(> .lc-playground-data)")) {
    const button = element(
      "button",
      { class: "lc-button lc-button-primary lc-endpoint-try tryit-button", type: "button", "aria-haspopup": "dialog" },
      icon(shapes.play),
      element("span", {}, words.tryIt),
    );
    button.addEventListener("click", () => {
      load().then(
        () => window.lecternPlayground?.open(endpoint),
        () => button.setAttribute("title", words.tryFailed),
      );
    });
    for (const intent of ["pointerenter", "focus"])
      button.addEventListener(intent, () => void load().catch(() => undefined), { once: true });
    endpoint.append(button);
  }
}
