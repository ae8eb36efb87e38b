import { all } from "./page.ts";

const wide = matchMedia("(min-width: 80rem)");

/** On wide screens the examples of an API page and the author's panel stand beside the text instead of in it. */
export function setUpSidePanel(): void {
  const column = document.getElementById("table-of-contents-layout");
  const panels = all("#content > .panel, #content > .lc-request-example, #content > .lc-response-example");
  if (!column || panels.length === 0) return;
  const places = panels.map((panel) => {
    const place = document.createComment("");
    panel.before(place);
    return { panel, place };
  });
  // What stands beside the text looks as it does within it.
  const beside = document.createElement("div");
  beside.className = "mdx-content lc-side-panel";
  column.append(beside);
  const arrange = () => {
    document.documentElement.toggleAttribute("data-panel", wide.matches);
    for (const { panel, place } of places) {
      if (wide.matches) beside.append(panel);
      else place.after(panel);
    }
  };
  arrange();
  wide.addEventListener("change", arrange);
}
