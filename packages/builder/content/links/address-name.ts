import { escapeHtml } from "../../html/html.ts";
import { mark, markCharacters } from "../../html/marks.ts";

/** What an address is called where its author gives no words: its host, who a message goes to, or the last part of its path. */
export function nameOfAddress(url: string): string {
  const host = /^(?:https?:)?\/\/(?:www\.)?([^/?#]+)/i.exec(url)?.[1];
  if (host) return host;
  const path = url.replace(/^(?:mailto|tel|sms):/i, "").replace(/(?<=.)[?#].*$/s, "");
  return path.replace(/\/$/, "").replace(/^(?:.*\/|#)/s, "") || url;
}

const offline = new RegExp(`${mark.offline}[^${mark.end}]*${mark.end}`, "g");
const words = /\s(?:alt|aria-label|aria-labelledby|title)="[^"]|<lc-island|\sdata-island/;

/**
 * `aria-label` for a link or card of which those hear nothing who cannot see it: it shows an icon or a picture without
 * words. Empty where its own attributes or what it shows say something. What a bundle says in the place of a picture of
 * another host is nothing that hosted pages say.
 */
export function nameForSilent(url: string, attributes: string, content: string): string {
  if (words.test(attributes) || / aria-hidden="true"/.test(attributes) || !url) return "";
  const shown = content.replace(offline, "");
  if (
    words.test(shown) ||
    shown
      .replace(/<[^>]*>/g, "")
      .replace(markCharacters, "")
      .trim() !== ""
  )
    return "";
  return ` aria-label="${escapeHtml(nameOfAddress(url))}"`;
}
