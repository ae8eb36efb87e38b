/**
 * Where menus and tooltips are put: inside the page's main landmark, so that nothing stands outside of all landmarks.
 * Undefined means the end of the document. Ask when it opens: before, the page may not stand yet.
 */
export function portalContainer(): HTMLElement | undefined {
  return document.querySelector("main") ?? undefined;
}
