import type { Diagnostic } from "@lectern/contract";

/**
 * What rendering one page's source yields: everything later steps need, so that an unchanged page is never read
 * again. Plain data: it is cached as JSON and crosses threads.
 */
export interface PageContent {
  /** The body: HTML with marks (`html/marks.ts`), without the page's title. */
  html: string;
  headings: Heading[];
  /** Sections for the search index, in page order; the first may have no heading (text before any). */
  sections: SearchSection[];
  /** The words that the page begins with, without its code; empty where it has no others. */
  opening: string;
  /** Links and files the page points at inside the site, for the check of links and for the list of assets. */
  references: Reference[];
  /** Source paths of what the page is made of besides its own file: snippets, their snippets. */
  dependencies: string[];
  /** The page as plain Markdown for the `.md` twin, `llms-full.txt` and "copy page"; without frontmatter. */
  markdown: string;
  /** What the reader's browser must load for this page, for example `tabs`, `math`, `mermaid`. */
  features: string[];
  /** CSS classes used by the content that the utility engine may know (Tailwind candidates). */
  classes: string[];
  /** CSS rules that replace `style` attributes, since strict policies refuse those: class name to declarations. */
  styles: Record<string, string>;
  /** Scripts of components that a browser runs and style sheets (`….css`), by a hash of the text; their place: `islandPath`. */
  scripts: Record<string, string>;
  /** Entries of a changelog, in page order: what a feed is made of. */
  updates: UpdateEntry[];
  diagnostics: Diagnostic[];
  /**
   * Whether it tells where the page stands: the same text elsewhere in the tree may have another content. Of one that does not,
   * nothing but the references to places on the page itself would be different there.
   */
  isPlaced: boolean;
}

export interface UpdateEntry {
  /** Id of its section. */
  id: string;
  label: string;
  /** What is said beside the label. */
  told: string;
  /** Ids of the headings within. */
  headings: string[];
  /** What the author wants a feed to say instead. */
  rss: { title: string; description: string; date?: string } | null;
}

export interface Heading {
  id: string;
  /** Plain text, as it was typed. */
  text: string;
  /** The same with the signs of print, where these differ. */
  shown?: string;
  /** 1 to 6. */
  level: number;
}

export interface SearchSection {
  /** Id of the heading; empty before the first. */
  id: string;
  heading: string;
  level: number;
  text: string;
}

export interface Reference {
  kind: "page" | "file";
  /** Absolute in the site, leading slash, without the mark characters: `/guides/start#install`, `/images/a.png`. */
  target: string;
  /** Where it is a place on the page itself: its fragment, with its sign. */
  fragment?: string;
  line: number;
  column: number;
  /** The file where it stands: the page or a snippet. */
  file: string;
}
