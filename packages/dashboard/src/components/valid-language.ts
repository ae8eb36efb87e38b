/**
 * Some browsers name a language that `Intl` refuses (Chromium says `en-US@posix` where the system has no locale). uPlot
 * formats numbers in it as soon as it is loaded, so this module is imported before.
 */
try {
  Intl.getCanonicalLocales(navigator.language);
} catch {
  Object.defineProperty(navigator, "language", { value: "en", configurable: true });
}
