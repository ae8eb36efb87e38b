import type { Diagnostic } from "@lectern/contract";
import { pagePath } from "../../source/config/site-path.ts";
import { titleFromPath } from "../../source/frontmatter/page-title.ts";
import type { PageNode } from "../../source/site-config.ts";
import { NearPaths } from "../../text/near-paths.ts";
import { htmlFileOf, pathOfFile, reservedReason } from "./page-path.ts";
import type { PageFile } from "./site-plan.ts";

/** A page of the tree with the address that it has wherever it stands. */
export interface FoundPage extends PageFile {
  path: string;
  htmlFile: string;
  title: string;
  label: string;
  /** Frontmatter `url`: in navigation a link elsewhere, and no page. */
  link: string | null;
}

/** All pages by path, and the look-up of navigation entries. */
export class PageIndex {
  readonly byPath = new Map<string, FoundPage>();
  readonly diagnostics: Diagnostic[] = [];
  readonly #byLowerCase = new Map<string, FoundPage>();
  /** Paths of files that are no pages for a reason of their own, which is reported. */
  readonly #refused = new Set<string>();
  readonly #named: ReadonlySet<string>;
  #nearUnnamed: NearPaths | undefined;

  /**
   * @param named paths of the pages that the navigation names
   * @param isRedirected whether docs.json leads on from an address, where a page's own `url` may lead
   */
  constructor(files: readonly PageFile[], named: ReadonlySet<string>, isRedirected: (path: string) => boolean) {
    this.#named = named;
    const names = new Set(files.map(({ file }) => file.replace(/\.mdx?$/i, "")));
    for (const page of mdxFirst(files)) {
      if (page.path !== undefined) {
        this.#add(page, page.path, false);
        continue;
      }
      const plain = page.file.replace(/\.mdx?$/i, "");
      const folder = pathOfFile(page.file);
      // `a/index` beside a page `a` keeps its own name.
      const path = folder !== plain && folder !== "" && names.has(folder) ? plain : folder;
      this.#add(page, path, folder !== plain && path === folder);
    }
    for (const page of [...this.byPath.values()]) this.#keepOwn(page, isRedirected);
  }

  /** The page that an entry of the navigation names; reports entries whose case differs. */
  find(node: PageNode): FoundPage | null {
    const found = this.byPath.get(node.path) ?? this.byPath.get(pathOfFile(`${node.path}.mdx`));
    if (found) return found;
    const similar = this.#byLowerCase.get(node.path.toLowerCase());
    if (!similar) return null;
    this.diagnostics.push({
      severity: "warning",
      code: "page-case-mismatch",
      message: `The navigation says ${JSON.stringify(node.path)}, the file is ${JSON.stringify(similar.file)}`,
      hint: `Write ${JSON.stringify(similar.path)}`,
      ...node.position,
    });
    return similar;
  }

  /** The page that was most likely meant by an entry of the navigation without one; pages that it names besides were not. */
  near({ path }: Pick<PageNode, "path">): string | undefined {
    this.#nearUnnamed ??= new NearPaths([...this.byPath.keys()].filter((one) => !this.#named.has(one)));
    return this.#nearUnnamed.of(pathOfFile(`${path}.mdx`));
  }

  /** Whether there is a file for an entry of the navigation that cannot be a page, as its own complaint says. */
  isRefused({ path }: Pick<PageNode, "path">): boolean {
    return this.#refused.has(path) || this.#refused.has(pathOfFile(`${path}.mdx`));
  }

  #add(page: PageFile, path: string, isFolderIndex: boolean): void {
    const reserved = reservedReason(path);
    if (reserved) {
      this.#refused.add(path);
      this.#report(
        "error",
        "reserved-path",
        `The page cannot stand at /${path}: ${reserved}`,
        page.file,
        "Rename the file",
      );
      return;
    }
    const other = this.byPath.get(path);
    if (other) {
      this.#report(
        "warning",
        "duplicate-page",
        `${other.file} is already the page at /${path}; this file is left out`,
        page.file,
        "Remove one of them",
      );
      return;
    }
    const title = page.frontmatter.title ?? titleFromPath(page.file.replace(/\.mdx?$/i, ""));
    const url = page.frontmatter.url;
    const link = url === null ? null : linkOf(url);
    if (url !== null && link === null)
      this.#report(
        "error",
        "unsafe-link",
        `The \`url\` of the page is ${JSON.stringify(url.slice(0, 200))}, which is no address to link to; the page is left out`,
        page.file,
        "Write an https, mailto or tel address, or the path of a page",
      );
    const found: FoundPage = {
      ...page,
      path,
      htmlFile: htmlFileOf(path, isFolderIndex),
      title,
      label: page.frontmatter.sidebarTitle ?? title,
      link,
    };
    this.byPath.set(path, found);
    this.#byLowerCase.set(path.toLowerCase(), found);
  }

  /** Makes a page of one whose `url` leads nowhere in the site, or to itself: other tools say by it where a page stands. */
  #keepOwn(page: FoundPage, isRedirected: (path: string) => boolean): void {
    if (!page.link?.startsWith("/")) return;
    const [path = ""] = page.link.split(/[?#]/, 1);
    const target = pagePath(path);
    const isItself = target === page.path;
    // What has an ending is a file, of which nothing is known here.
    if (!isItself && (target === "" || this.byPath.has(target) || /\.[a-z0-9]+$/i.test(target) || isRedirected(path)))
      return;
    if (!isItself)
      this.#report(
        "warning",
        "broken-link",
        `The \`url\` of the page leads to ${path.slice(0, 200)}, where no page stands; the page stands at /${page.path}`,
        page.file,
        "Correct the address, or remove `url`",
      );
    const kept: FoundPage = { ...page, frontmatter: { ...page.frontmatter, url: null }, link: null };
    this.byPath.set(page.path, kept);
    this.#byLowerCase.set(page.path.toLowerCase(), kept);
  }

  #report(severity: Diagnostic["severity"], code: string, message: string, file: string, hint: string): void {
    this.diagnostics.push({ severity, code, message, file, line: 1, column: 1, hint });
  }
}

/**
 * The files, Markdown beside MDX of the same name last: who keeps both wrote the one for the site, and the other for those
 * who read the repository.
 */
function mdxFirst(files: readonly PageFile[]): PageFile[] {
  const all = new Set(files.map(({ file }) => file));
  const isBesideMdx = ({ file }: PageFile) => file.endsWith(".md") && all.has(`${file}x`);
  return [...files.filter((page) => !isBesideMdx(page)), ...files.filter(isBesideMdx)];
}

/** Where a page that is only a link leads; null when it would run something. */
function linkOf(url: string): string | null {
  if (/^(?:https?:\/\/|mailto:|tel:)/i.test(url)) return url;
  if (url.startsWith("//")) return `https:${url}`;
  return /^[a-z][a-z0-9+.-]*:/i.test(url) ? null : `/${pagePath(url)}`;
}
