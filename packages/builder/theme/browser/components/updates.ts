import { element } from "../element.ts";
import { all } from "../page.ts";
import { words } from "../page-words.ts";

/**
 * Buttons for the tags of a changelog: only entries that have all chosen tags are shown, and `?tags=a,b` in the address
 * says which. How many those are is said to those who do not see it. On wide screens they stand in place of the contents;
 * modes of a page without these have no filters either.
 */
export function setUpUpdates(): void {
  const updates = all(".update");
  const tagsOf = (update: HTMLElement) =>
    all(":scope > .lc-update-head .lc-update-tag", update).map((tag) => tag.textContent ?? "");
  const tags = [...new Set(updates.flatMap(tagsOf))];
  const column = document.getElementById("table-of-contents-layout");
  if (tags.length === 0 || !column) return;
  const chosen = new Set(tagsInAddress(tags).filter((tag) => tags.includes(tag)));
  const buttons = tags.map((tag) => {
    const button = element("button", { class: "lc-button", type: "button" }, tag);
    button.addEventListener("click", () => {
      if (!chosen.delete(tag)) chosen.add(tag);
      const address = new URL(location.href);
      address.search = chosen.size > 0 ? `?tags=${[...chosen].map(encodeURIComponent).join(",")}` : "";
      history.replaceState(history.state, "", address);
      show();
    });
    return button;
  });
  const status = element("p", { class: "lc-visually-hidden", role: "status" });
  const show = () => {
    for (const [index, tag] of tags.entries()) buttons[index]?.setAttribute("aria-pressed", String(chosen.has(tag)));
    // A component with state puts entries of its own into the places of those that stood there first.
    const entries = all(".update");
    for (const update of entries) update.hidden = [...chosen].some((tag) => !tagsOf(update).includes(tag));
    const count = entries.filter(({ hidden }) => !hidden).length;
    status.textContent = words.entries.replace("{count}", `${count}`).replace("{total}", `${entries.length}`);
  };
  show();
  const title = element("div", { class: "lc-filter-title" }, words.filter);
  const filters = element(
    "div",
    { id: "changelog-filters", role: "group", "aria-label": words.filter },
    title,
    element("div", { id: "changelog-filters-content" }, ...buttons),
    status,
  );
  const wide = matchMedia("(min-width: 80rem)");
  const put = () => {
    if (wide.matches) column.prepend(filters);
    else updates[0]?.before(filters);
  };
  put();
  wide.addEventListener("change", put);
}

/** The tags of `?tags=a,b`: a comma that belongs to a tag is written `%2C`, as some write those between tags, too. */
function tagsInAddress(known: string[]): string[] {
  const written = /[?&]tags=([^&]*)/.exec(location.search)?.[1] ?? "";
  return written.split(",").flatMap((part) => {
    const tag = new URLSearchParams(`tag=${part}`).get("tag") ?? "";
    return known.includes(tag) ? [tag] : tag.split(",");
  });
}
