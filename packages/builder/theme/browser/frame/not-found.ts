import { element } from "../element.ts";
import { loadScript, partAddress } from "../page.ts";

/** Puts the pages nearest to the address that leads nowhere in the place of those that a site begins with. */
export async function setUpNotFound(): Promise<void> {
  const list = document.querySelector(".not-found-recommended-pages-list");
  const address = partAddress("search");
  if (!list || !address) return;
  await loadScript(address).catch(() => undefined);
  // Without the index the list stays as it is.
  const pages = (await window.lecternSearch?.nearest(location.href).catch(() => [])) ?? [];
  if (pages.length === 0) return;
  list.replaceChildren(
    ...pages.map(({ href, title }) =>
      element("li", {}, element("a", { class: "not-found-recommended-page-link", href }, title)),
    ),
  );
}
