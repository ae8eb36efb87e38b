import type { SearchHit } from "../../../search/reader.ts";

const page = document.getElementById("lc-script") as HTMLScriptElement;
/** The folder `_lectern/` stands at the site's root, wherever that is. */
const root = new URL("../", page.src).href;
/** How this site writes the address of its home page says how it writes all of them. */
const byFile = (page.dataset.home ?? "").endsWith(".html");
const trailingSlash = page.dataset.slash !== undefined;

/** Address of a search hit on the site as it stands: by path when hosted, by file in a bundle. */
export function hitAddress(hit: Pick<SearchHit, "href" | "file" | "id">): string {
  const path = byFile ? hit.file : hit.href.slice(1) + (trailingSlash && hit.href !== "/" ? "/" : "");
  const fragment = hit.id ? `#${encodeURIComponent(hit.id)}` : "";
  return root + path.split("/").map(encodeURIComponent).join("/") + fragment;
}
