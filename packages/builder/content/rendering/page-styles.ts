import type { Diagnostic } from "@lectern/contract";
import { iconImage } from "../icons/icon-address.ts";
import { readLink } from "../links/links.ts";
import { extractStyle } from "../styles/style-attribute.ts";
import type { PageBase } from "./page-base.ts";

const remoteClass = /\[[^\s\]]*(?:url|image-set)\(["']?(?:https?:)?\/\//i;

/** Whom a page's styles tell of what they leave out, and of the files that they point at. */
interface Told {
  diagnose(severity: Diagnostic["severity"], code: string, message: string, hint: string): void;
  refer(kind: "file", target: string): void;
}

/** The classes and style attributes of a page. */
export class PageStyles {
  /** Class names, for the utility engine. */
  readonly classes = new Set<string>();
  /** Declarations of style attributes and of colours of code, by the class that stands for them. */
  readonly declarations: Record<string, string> = {};
  readonly #base: PageBase;
  readonly #told: Told;

  constructor(base: PageBase, told: Told) {
    this.#base = base;
    this.#told = told;
  }

  /** Notes the class names of an element; returns them as given. */
  useClasses(names: string): string {
    for (const name of names.split(/\s+/)) if (name) this.classes.add(name);
    if (remoteClass.test(names))
      this.#unsafe(
        "A class draws a picture of another host, which was left out.",
        "Use an image of the repository: bg-[url(/images/a.png)].",
      );
    return names;
  }

  /** The class that stands for a style attribute, or nothing. */
  useStyle(value: unknown): string {
    const style = extractStyle(value, this.address);
    if (!style) return "";
    for (const name of style.refused)
      this.#unsafe(
        `The style \`${name}\` was left out: it could run code or reach outside.`,
        "Use an image of the repository, or put it into the page as <img>.",
      );
    for (const name of style.unread)
      this.#unsafe(
        `The style \`${name}\` was left out: browsers read no address in it.`,
        'Write url("/images/a b.png"): quotes around the address, no space before the bracket.',
      );
    if (style.className) this.declarations[style.className] = style.declarations;
    return style.className;
  }

  /** Takes classes in whose declarations are known already, as those of coloured code are. */
  add(declarations: Record<string, string>): void {
    Object.assign(this.declarations, declarations);
  }

  /** How rules name a file of the site: they stand in `_lectern/`, right below the site's root. */
  readonly address = (address: string): string | null => {
    const target = readLink(address, this.#base);
    if (target.kind === "outside") return iconImage(target.url);
    if (target.kind !== "site" || target.path === "/") return null;
    this.#told.refer("file", target.path + target.suffix);
    return `..${target.path}${target.suffix}`;
  };

  #unsafe(message: string, hint: string): void {
    this.#told.diagnose("warning", "unsafe-style", message, hint);
  }
}
