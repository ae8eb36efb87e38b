/**
 * Shows fonts that came too late for the first paint. A page that may be opened from disk asks for them by a script, a round
 * trip after its stylesheet: over a network its first visit would end in the fonts of the reader's system. Those have the
 * same proportions, so that little moves.
 */
export function setUpLateFonts(): void {
  if (!document.querySelector("script[data-fonts]")) return;
  const look = () => {
    if (![...document.fonts].some((face) => face.status === "error")) return;
    for (const name of events) document.fonts.removeEventListener(name, look);
    for (const sheet of document.styleSheets) showOf(sheet);
  };
  for (const name of events) document.fonts.addEventListener(name, look);
  addEventListener("load", look);
}

const events = ["loadingdone", "loadingerror"];

function showOf(sheet: CSSStyleSheet): void {
  let rules: CSSRuleList;
  try {
    rules = sheet.cssRules;
  } catch {
    // Of another host, or from disk, where fonts are never late.
    return;
  }
  for (const rule of rules) {
    if (!(rule instanceof CSSFontFaceRule)) continue;
    if (rule.style.getPropertyValue("font-display") === "optional") rule.style.setProperty("font-display", "swap");
  }
}
