import { element, icon } from "../element.ts";
import { all } from "../page.ts";
import { words } from "../page-words.ts";
import * as shapes from "../shapes.ts";

/** Shows an image as large as the window; by click, Enter or space, and closes by any of them or Escape. */
export function setUpZoom(): void {
  for (const image of all<HTMLImageElement>("img[data-zoom]")) makeZoomable(image);
  // A component tells of a picture that it has drawn, and may put another into its place.
  document.addEventListener("lc-image", ({ target }) => {
    const image = target as HTMLImageElement;
    image.dataset.zoom = "";
    makeZoomable(image);
    if (!isHidden(image)) new MutationObserver(() => nameButton(image)).observe(image, { attributeFilter: ["alt"] });
  });
}

/** Whether a picture is nothing for those who hear the page: then no key stops at it. */
function isHidden(image: Element): boolean {
  return image.closest("[aria-hidden=true]") !== null;
}

function makeZoomable(image: HTMLImageElement): void {
  image.addEventListener("click", () => open(image));
  if (isHidden(image)) return;
  image.tabIndex = 0;
  image.setAttribute("role", "button");
  nameButton(image);
  image.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    open(image);
  });
}

function nameButton(image: HTMLImageElement): void {
  image.setAttribute("aria-label", image.alt ? `${words.enlarge}: ${image.alt}` : words.enlarge);
  // An empty text says that there is nothing, which a button contradicts.
  if (!image.alt) image.removeAttribute("alt");
}

function open(image: HTMLImageElement): void {
  const large = element("img", { src: image.currentSrc || image.src, alt: image.alt });
  const close = element(
    "button",
    { class: "lc-icon-button lc-zoom-close", type: "button", "aria-label": words.close },
    icon(shapes.cross),
  );
  const dialog = element("dialog", { class: "lc-zoom", "aria-label": image.alt || words.enlarge }, large, close);
  dialog.addEventListener("click", () => dialog.close());
  dialog.addEventListener("keydown", (event) => {
    if (event.key === "Enter" || event.key === " ") dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
