/** Puts text on the clipboard; also where the page is not a secure context, as on a plain-HTTP intranet. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement("textarea");
    area.value = text;
    area.className = "lc-offscreen";
    document.body.append(area);
    area.select();
    // Deprecated and the only way outside secure contexts.
    const copied = document.execCommand("copy");
    area.remove();
    return copied;
  }
}

/** Says on a button, and to screen readers, that something was done; the button's own words come back. */
export function confirmOn(button: HTMLElement, text: string): void {
  button.dataset.done = text;
  announce(text);
  setTimeout(() => delete button.dataset.done, 1600);
}

let region: HTMLElement | null = null;

/** Speaks through a live region. */
export function announce(text: string): void {
  if (!region) {
    region = document.createElement("div");
    region.className = "lc-visually-hidden";
    region.setAttribute("role", "status");
  }
  // What lies behind an open dialog is not read out.
  const place = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  if (region.parentElement !== place) place.append(region);
  region.textContent = "";
  // A region that is filled in the same turn as it is made is not read out.
  setTimeout(() => {
    if (region) region.textContent = text;
  }, 30);
}
