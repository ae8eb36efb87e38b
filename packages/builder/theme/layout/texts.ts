import { translations } from "./translations.ts";

/** The words of the page's own controls. A language that is missing here speaks English. */
export interface Texts {
  skip: string;
  openMenu: string;
  closeMenu: string;
  links: string;
  sections: string;
  navigation: string;
  search: string;
  searchPrompt: string;
  toggleTheme: string;
  language: string;
  version: string;
  product: string;
  section: string;
  onThisPage: string;
  previous: string;
  next: string;
  updated: string;
  copyPage: string;
  copyPageHint: string;
  viewMarkdownHint: string;
  downloadSpecification: string;
  downloadSpecificationHint: string;
  openIn: string;
  openInHint: string;
  viewMarkdown: string;
  moreActions: string;
  breadcrumbs: string;
  dismiss: string;
  announcement: string;
  preview: string;
  deprecated: string;
  suggestEdit: string;
  raiseIssue: string;
  helpful: string;
  yes: string;
  no: string;
  notFoundTitle: string;
  notFoundText: string;
  home: string;
  pages: string;
}

const english: Texts = {
  skip: "Skip to main content",
  openMenu: "Open navigation",
  closeMenu: "Close navigation",
  links: "Links",
  sections: "Sections",
  navigation: "Pages",
  search: "Search",
  searchPrompt: "Search",
  toggleTheme: "Switch between light and dark",
  language: "Language",
  version: "Version",
  product: "Product",
  section: "Section",
  onThisPage: "On this page",
  previous: "Previous",
  next: "Next",
  updated: "Last updated",
  copyPage: "Copy page",
  copyPageHint: "The page as Markdown, for notes or a model",
  viewMarkdownHint: "The page as plain text",
  downloadSpecification: "Download specification",
  downloadSpecificationHint: "The API as a document for tools",
  openIn: "Open in",
  openInHint: "Ask questions about this page",
  viewMarkdown: "View as Markdown",
  moreActions: "More actions",
  breadcrumbs: "Breadcrumbs",
  dismiss: "Dismiss",
  announcement: "Announcement",
  preview: "Preview of",
  deprecated: "Deprecated",
  suggestEdit: "Edit this page",
  raiseIssue: "Report a problem",
  helpful: "Was this page helpful?",
  yes: "Yes",
  no: "No",
  notFoundTitle: "Page not found",
  notFoundText: "The page you are looking for has moved or never was here.",
  home: "Home",
  pages: "Pages and previous or next page",
};

const cache = new Map<string, Texts>();

/** The texts for a BCP 47 tag: its own, those of its language, else English. */
export function textsFor(language: string): Texts {
  let texts = cache.get(language);
  if (!texts) {
    texts = { ...english, ...translations[language.split("-")[0]?.toLowerCase() ?? ""] };
    cache.set(language, texts);
  }
  return texts;
}

/** Whether a language is written from right to left. */
export function isRightToLeft(language: string): boolean {
  return /^(ar|arc|ckb|dv|fa|he|iw|ks|ku-arab|ps|sd|syr|ug|ur|yi)(-|$)/i.test(language);
}
