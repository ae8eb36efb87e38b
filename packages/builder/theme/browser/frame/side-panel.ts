import { all } from "../page.ts";

const wide = matchMedia("screen and (min-width: 80rem)");

/**
 * On wide screens the examples of an API page and the author's panel stand beside the text, on narrow ones in it, and on paper
 * the examples behind it. What is asked stands above what is answered there: a page may have one of them in its text and
 * the other, made of a specification, before it.
 */
export function setUpSidePanel(): void {
  const column = document.getElementById("table-of-contents-layout");
  const panels = [
    ...all("#content > .panel, #content > .lc-request-example"),
    ...all("#content > .lc-response-example"),
  ];
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
  let isPrinting = false;
  const arrangeForWidth = () => {
    const toBeside = wide.matches && !isPrinting;
    document.documentElement.toggleAttribute("data-panel", toBeside);
    for (const { panel, place } of places) {
      if (toBeside) beside.append(panel);
      else if (isPrinting && !panel.matches(".panel")) place.parentNode?.append(panel);
      else place.after(panel);
    }
  };
  if (wide.matches) arrangeForWidth();
  wide.addEventListener("change", arrangeForWidth);
  // Before the browser counts the sheets: what moves afterwards pushes the end of the page off the last one.
  for (const [event, begins] of [
    ["beforeprint", true],
    ["afterprint", false],
  ] as const) {
    addEventListener(event, () => {
      isPrinting = begins;
      arrangeForWidth();
    });
  }
}
