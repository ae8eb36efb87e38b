import type { Html } from "../../html/html.ts";

/** One thing that a reader may do with the page. */
export interface ContextAction {
  icon: Html;
  title: string;
  description: string;
  /** A link, the address of a program, the address of the Markdown that goes to the clipboard, a text that does, or the browser's printing. */
  does: { href: string } | { app: string } | { copyPage: string } | { copyText: string } | { print: true };
}
