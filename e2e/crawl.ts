import type { BrowserContext, Page } from "playwright-core";

interface Seen {
  links: string[];
  ids: string[];
}

const read = `({
  links: [...document.querySelectorAll("[href],[src]")].filter((one) => !one.closest("template")).map((one) => one.href?.baseVal ?? one.href ?? one.src).filter((url) => typeof url === "string" && url !== ""),
  ids: [...document.querySelectorAll("[id],a[name]")].map((one) => one.id || one.name),
})`;

/**
 * Opens every page in a browser and answers what is wrong: what the browser complained of, what it asked anybody else
 * for, and each link to a file or an anchor that is not there.
 * @param root address of the site's root, with a trailing slash.
 * @param files every file of the site.
 */
export async function crawl(context: BrowserContext, root: string, files: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  const page = await context.newPage();
  watch(page, root, faults);
  const pages = files.filter((file) => file.endsWith(".html"));
  const seen = new Map<string, Seen>();
  for (const file of pages) {
    await page.goto(root + encodeURI(file));
    seen.set(file, await page.evaluate<Seen>(read));
  }
  await page.close();
  const known = new Set(files);
  for (const [file, { links }] of seen) {
    for (const link of new Set(links)) {
      if (!link.startsWith(root)) {
        if (!/^(https?|mailto|tel):/.test(link) || link.startsWith(new URL(root).origin))
          faults.push(`${file} leads out of the site: ${link}`);
        continue;
      }
      const [path = "", anchor] = link.slice(root.length).split("#");
      const target = decodeURIComponent(path.replace(/\?.*$/, "")) || "index.html";
      if (!known.has(target)) faults.push(`${file} links to ${link}, and there is no such file`);
      else if (anchor && !seen.get(target)?.ids.includes(decodeURIComponent(anchor)))
        faults.push(`${file} links to ${link}, and there is no such anchor`);
    }
  }
  return faults;
}

/** Notes every complaint of the browser and every request to somebody else than the site. */
export function watch(page: Page, root: string, faults: string[]): void {
  const own = root.startsWith("file:") ? root : `${new URL(root).origin}/`;
  const note = (text: string) => faults.push(`${page.url()}: ${text}`);
  page.on("console", (message) => {
    if (message.type() === "error" || /Content.Security/i.test(message.text())) note(message.text());
  });
  page.on("pageerror", (error) => note(String(error)));
  page.on("request", (request) => {
    if (!request.url().startsWith(own) && !/^(data|blob):/.test(request.url())) note(`asks for ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) note(`${response.status()} ${response.url()}`);
  });
}
