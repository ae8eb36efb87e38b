import { all } from "../page.ts";

/**
 * Writes dates as the reader's region does, in the page's language: `14 March 2026` for who reads English in Britain. Only
 * below the window, where nobody sees a line change: what is in view stays as it came.
 */
export function setUpDates(): void {
  const { lang } = document.documentElement;
  const locale = navigator.languages.find((one) => one.startsWith(`${lang}-`));
  const dates = all<HTMLTimeElement>(".lc-updated time");
  if (!locale || dates.length === 0) return;
  const watcher = new IntersectionObserver((entries) => {
    watcher.disconnect();
    for (const { target, isIntersecting } of entries)
      if (!isIntersecting) target.textContent = written(target as HTMLTimeElement, locale);
  });
  for (const date of dates) watcher.observe(date);
}

function written({ dateTime, textContent }: HTMLTimeElement, locale: string): string | null {
  try {
    return new Date(dateTime).toLocaleDateString(locale, { dateStyle: "long", timeZone: "UTC" });
  } catch {
    // Some systems name their language in a way that scripts refuse.
    return textContent;
  }
}
