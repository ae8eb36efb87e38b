const ownFiles = "Every .css and .js file of the folder is on all pages";

/** Keys that authors write who know others, in small letters: what takes their place. */
const anywhere: Record<string, string> = Object.fromEntries(
  ["css", "customcss", "js", "customjs", "head", "script", "scripts", "customscripts", "stylesheet", "stylesheets"].map(
    (key) => [key, ownFiles],
  ),
);

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

/** What to do about a key that this format does not know and another does; undefined for any other. */
export function hintForKeyFromElsewhere(key: string, isAtTop: boolean): string | undefined {
  if (isAtTop && Object.hasOwn(old, key)) return `It is of the old format: write ${old[key]}`;
  const plain = key.toLowerCase();
  return Object.hasOwn(anywhere, plain) ? anywhere[plain] : undefined;
}

/** Whether a configuration has a key of the old format at its top. */
export function hasOldKeys(keys: Iterable<string>): boolean {
  return [...keys].some((key) => Object.hasOwn(old, key));
}
