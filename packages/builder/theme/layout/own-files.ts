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

/** The text of a page, with the classes by which stylesheets and scripts of the content look for parts of it. */
export function namedText({ assets: { sought = [] } }: SiteView, body: Html): Html {
  let { text } = body;
  if (sought.includes("textLinks")) text = text.replace(linkTag, calledLink);
  if (sought.includes("calloutColors"))
    text = text.replace(calloutClass, (names, kind: CalloutKind) => `${names} ${colorNames(calloutColors[kind])}`);
  return raw(text);
}

/** Links of the text are called `link` in the format, also those that are written as elements without a class. */
function calledLink(tag: string, rest: string): string {
  return hasClass.test(rest) ? tag : `<a class="link"${rest}>`;
}

/** What callouts are told from each other by in the format: the colour of each kind, in classes for its frame and its ground. */
const calloutColors = {
  note: "blue",
  info: "neutral",
  tip: "green",
  check: "green",
  warning: "yellow",
  danger: "red",
} as const;

type CalloutKind = keyof typeof calloutColors;

function colorNames(color: string): string {
  return `border-${color}-200 bg-${color}-50`;
}

const calloutClass = /<aside class="callout lc-callout-(note|info|tip|check|warning|danger)(?=[" ])/g;

/** As content prints it: its address first. */
const linkTag = /<a( href="[^"]*"(?: [\w:-]+(?:="[^"]*")?)*)>/g;
const hasClass = / class="/;
