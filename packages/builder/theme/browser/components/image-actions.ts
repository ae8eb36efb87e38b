import { confirmOn, copyText } from "../clipboard.ts";
import { element, icon } from "../element.ts";
import { all } from "../page.ts";
import { words } from "../page-words.ts";
import * as shapes from "../shapes.ts";

const download = "M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5M12 15V3";

/** Puts the controls on images that ask for them (`data-actions`): copy the picture, download its file. */
export function setUpImageActions(): void {
  for (const image of all<HTMLImageElement>("img[data-actions]")) {
    const bar = element("span", { class: "lc-image-actions", "data-placement": image.dataset.placement ?? "" });
    const frame = element("span", { class: "lc-image" });
    image.replaceWith(frame);
    frame.append(image, bar);
    fill(bar, image);
  }
  // A component draws the picture and the place for its controls itself.
  document.addEventListener("lc-image-actions", ({ target }) => {
    const bar = target as HTMLElement;
    const image = bar.previousElementSibling;
    if (image instanceof HTMLImageElement) fill(bar, image);
  });
}

function fill(bar: HTMLElement, image: HTMLImageElement): void {
  const actions = (image.dataset.actions ?? "").split(" ");
  bar.replaceChildren();
  if (actions.includes("copy")) {
    const button = element("button", { type: "button", class: "lc-icon-button", "aria-label": words.copyImage });
    button.append(icon(shapes.copy));
    button.addEventListener("click", async () => {
      if (await copyImage(image)) confirmOn(button, words.copied);
    });
    bar.append(button);
  }
  if (actions.includes("download")) {
    const link = element("a", { class: "lc-icon-button", href: image.src, download: "", "aria-label": words.download });
    // The picture may be another by now.
    link.addEventListener("click", () => {
      link.href = image.src;
    });
    link.append(icon(download));
    bar.append(link);
  }
}

/** The picture itself; its address where the browser lets no picture onto the clipboard. */
async function copyImage(image: HTMLImageElement): Promise<boolean> {
  try {
    const canvas = element("canvas", { width: `${image.naturalWidth}`, height: `${image.naturalHeight}` });
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
    if (!blob) return copyText(image.src);
    await navigator.clipboard.write([new ClipboardItem({ "image/png": blob })]);
    return true;
  } catch {
    return copyText(image.src);
  }
}
