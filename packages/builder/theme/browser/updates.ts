import { element } from "./element.ts";
import { all } from "./page.ts";
import { words } from "./page-words.ts";

/** Buttons for the tags of a changelog; entries without the chosen one are hidden. */
export function setUpUpdates(): void {
  const updates = all(".update");
  const tagsOf = (update: HTMLElement) => (update.dataset.tags ?? "").split(",").filter(Boolean);
  const tags = [...new Set(updates.flatMap(tagsOf))];
  if (tags.length < 2) return;
  const chosen = new Set<string>();
  const buttons = tags.map((tag) => {
    const button = element("button", { class: "lc-button", type: "button", "aria-pressed": "false" }, tag);
    button.addEventListener("click", () => {
      if (!chosen.delete(tag)) chosen.add(tag);
      button.setAttribute("aria-pressed", String(chosen.has(tag)));
      for (const update of updates) update.hidden = chosen.size > 0 && !tagsOf(update).some((one) => chosen.has(one));
    });
    return button;
  });
  updates[0]?.before(
    element("div", { id: "changelog-filters", role: "group", "aria-label": words.filter }, ...buttons),
  );
}
