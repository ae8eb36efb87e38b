import { type Html, raw } from "../../html/html.ts";
import type { SiteView } from "../page-view.ts";

/** Whether the content has stylesheets or scripts, which hold on to names of the format. */
export function hasOwnFiles({ assets }: SiteView): boolean {
  return assets.customStylesheets.length + assets.customScripts.length > 0;
}

/**
 * Links of the frame have a class there, as in the format: with a rule for links without one, `a:not([class])`, a stylesheet
 * means those of the text.
 */
export function frameLinks(site: SiteView, part: Html): Html {
  return site.assets.sought?.includes("links") ? raw(part.text.replaceAll("<a href=", '<a class="group" href=')) : part;
}

/** Links of the text are called `link` in the format, also those that are written as elements without a class. */
export function textLinks(site: SiteView, body: Html): Html {
  if (!site.assets.sought?.includes("textLinks")) return body;
  return raw(
    body.text.replace(linkTag, (tag, rest: string) => (hasClass.test(rest) ? tag : `<a class="link"${rest}>`)),
  );
}

/** As content prints it: its address first. */
const linkTag = /<a( href="[^"]*"(?: [\w:-]+(?:="[^"]*")?)*)>/g;
const hasClass = / class="/;
