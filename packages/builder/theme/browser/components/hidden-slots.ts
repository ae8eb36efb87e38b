import { all } from "../page.ts";

/**
 * Puts what components show only later onto the page, hidden, so that whatever runs here finds the tabs, code and
 * components in it. Until then templates hold it, which load nothing; images and frames still wait until they are seen.
 */
export function setUpHiddenSlots(): void {
  for (let found = all<HTMLTemplateElement>("template[data-slot]"); found.length > 0; ) {
    for (const template of found) {
      for (const one of template.content.querySelectorAll("img, iframe")) one.setAttribute("loading", "lazy");
      for (const one of template.content.querySelectorAll("video, audio")) one.setAttribute("preload", "none");
      const box = document.createElement("div");
      box.hidden = true;
      box.dataset.slot = template.dataset.slot;
      box.append(template.content);
      template.replaceWith(box);
    }
    found = all<HTMLTemplateElement>("template[data-slot]");
  }
}
