const ownFiles = "Every .css and .js file of the folder is on all pages";

/** Keys that authors write who know others, in small letters: what takes their place. */
const anywhere: Record<string, string> = Object.fromEntries(
  [
    ...["css", "customcss", "styles", "stylesheet", "stylesheets"],
    ...["js", "customjs", "script", "scripts", "customscripts", "head"],
  ].map((key) => [key, ownFiles]),
);

/** Keys that others have at the top of their configuration, in small letters. */
const atTop: Record<string, string> = {
  ...Object.fromEntries(
    ["ai", "assistant", "chat", "chatbot"].map((key) => [
      key,
      "What pages offer to assistants stands in contextual.options, what those are told in markdown.instructions",
    ]),
  ),
  ...Object.fromEntries(["nav", "sidebar", "menu"].map((key) => [key, "Write navigation"])),
  title: "Write name",
  darkmode: "Write appearance",
  primarycolor: "Write colors.primary",
  cta: "Write navbar.primary",
  topbar: "Write navbar",
  header: "Write navbar",
  links: "Write navbar.links",
  social: "Write footer.socials",
  asyncapi: "Write api.asyncapi",
  og: "Write seo.metatags",
  opengraph: "Write seo.metatags",
  i18n: "Write navigation.languages",
  locales: "Write navigation.languages",
  url: "A site is told its address where it is published",
  siteurl: "A site is told its address where it is published",
  baseurl: "A site is told its address where it is published",
};

/** Keys of the old format at the top of the new one. */
const old: Record<string, string> = {
  topbarLinks: "navbar.links",
  topbarCtaButton: "navbar.primary",
  footerSocials: "footer.socials",
  modeToggle: "appearance",
  codeBlock: "styling.codeblocks",
  eyebrow: "styling.eyebrows",
  font: "fonts",
  backgroundImage: "background.image",
  analytics: "integrations",
  tabs: "navigation.tabs",
  anchors: "navigation.global.anchors",
  versions: "navigation.versions",
};

/** Keys of the old format inside those that both have. */
const oldInside: Record<string, string> = {
  "seo.indexHiddenPages": "seo.indexing",
  "api.baseUrl": "api.mdx.server",
  "api.auth": "api.mdx.auth",
  "api.paramFields": "api.params",
  "api.playground.mode": "api.playground.display",
  "api.playground.disableProxy": "api.playground.proxy",
  "background.style": "background.decoration",
};

/** Keys inside those that the format has, and what they are called there. */
const otherWords: Record<string, string> = {
  "navbar.links[].text": "label",
  "navbar.links[].title": "label",
  "navbar.links[].link": "href",
  "navbar.primary.text": "label",
  "navbar.primary.title": "label",
  "navbar.primary.link": "href",
  "footer.links[].name": "header",
  "footer.links[].group": "header",
  "footer.links[].items[].name": "label",
  "footer.links[].items[].text": "label",
  "footer.links[].items[].title": "label",
  "footer.links[].items[].link": "href",
  "redirects[].from": "source",
  "redirects[].to": "destination",
  "search.placeholder": "prompt",
  "banner.text": "content",
  "banner.message": "content",
  "errors.404.message": "description",
  "integrations.googleAnalytics": "ga4",
  "integrations.googleAnalytics4": "ga4",
  "integrations.googleTagManager": "gtm",
  "integrations.gtm.containerId": "tagId",
  "integrations.gtm.id": "tagId",
};

/** What to do about a key that this format does not know and another does; undefined for any other. `path` ends with the key. */
export function hintForKeyFromElsewhere(key: string, path: string): string | undefined {
  const word = path.replace(/\[\d+\]/g, "[]");
  if (Object.hasOwn(otherWords, word)) return `Write \`${otherWords[word]}\``;
  const now = path === key ? old : oldInside;
  if (Object.hasOwn(now, path)) return `It is of the old format: write ${now[path]}`;
  if (path === "styling.custom") return ownFiles;
  if (path.startsWith("metadata.")) return "Tags of pages stand in seo.metatags";
  const plain = key.toLowerCase();
  if (path === key && Object.hasOwn(atTop, plain)) return atTop[plain];
  return Object.hasOwn(anywhere, plain) ? anywhere[plain] : undefined;
}

/** Whether a configuration has a key of the old format at its top. */
export function hasOldKeys(keys: Iterable<string>): boolean {
  return [...keys].some((key) => Object.hasOwn(old, key));
}
