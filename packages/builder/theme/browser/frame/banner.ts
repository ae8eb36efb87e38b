import { all, memory, whenShownAgain } from "../page.ts";

/** A dismissed banner stays away until its text changes. */
export function setUpBanner(): void {
  const hide = () => {
    for (const banner of all("[data-banner]")) {
      if (memory.get("banner") === banner.dataset.banner) banner.hidden = true;
    }
  };
  hide();
  whenShownAgain(hide);
  for (const button of all("[data-dismiss]")) {
    button.addEventListener("click", () => {
      memory.set("banner", button.dataset.dismiss ?? "");
      const banner = button.closest<HTMLElement>("[data-banner]");
      if (banner) banner.hidden = true;
    });
  }
}
