const asked = new Set<string>();

/** Fetches the page behind a link when the reader is about to follow it. Not from disk, nor for readers who save data. */
export function setUpPrefetch(): void {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (location.protocol === "file:" || connection?.saveData) return;
  for (const kind of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(kind, intend, { passive: true });
  }
}

function intend(event: Event): void {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>("a[href]");
  if (!link || link.origin !== location.origin || link.pathname === location.pathname || link.target) return;
  if (/\.(?!html$)\w+$/.test(link.pathname)) return;
  const address = link.origin + link.pathname + link.search;
  if (asked.has(address)) return;
  asked.add(address);
  const hint = document.createElement("link");
  hint.rel = "prefetch";
  hint.href = address;
  document.head.append(hint);
}
